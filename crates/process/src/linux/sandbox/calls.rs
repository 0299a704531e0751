//! The system calls that a bot in a sandbox has no business with.

use std::{collections::BTreeMap, env::consts::ARCH};

use seccompiler::{
    BackendError, BpfProgram, Error, SeccompAction, SeccompCmpArgLen, SeccompCmpOp,
    SeccompCondition, SeccompFilter, SeccompRule, TargetArch, apply_filter,
};

type Rules = BTreeMap<i64, Vec<SeccompRule>>;

/// The network; other processes; other namespaces and file systems; what runs beside the filter
/// (io_uring); keys, kernel and clock; memory that is in nobody's map.
const FORBIDDEN: [i64; 59] = [
    libc::SYS_socket,
    libc::SYS_bind,
    libc::SYS_connect,
    libc::SYS_listen,
    libc::SYS_ptrace,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    libc::SYS_process_madvise,
    libc::SYS_pidfd_getfd,
    libc::SYS_kcmp,
    libc::SYS_unshare,
    libc::SYS_setns,
    libc::SYS_mount,
    libc::SYS_umount2,
    libc::SYS_pivot_root,
    libc::SYS_chroot,
    libc::SYS_move_mount,
    libc::SYS_open_tree,
    libc::SYS_fsopen,
    libc::SYS_fsconfig,
    libc::SYS_fsmount,
    libc::SYS_fspick,
    libc::SYS_mount_setattr,
    libc::SYS_quotactl,
    libc::SYS_name_to_handle_at,
    libc::SYS_open_by_handle_at,
    libc::SYS_fanotify_init,
    libc::SYS_io_uring_setup,
    libc::SYS_io_uring_enter,
    libc::SYS_io_uring_register,
    libc::SYS_userfaultfd,
    libc::SYS_bpf,
    libc::SYS_perf_event_open,
    libc::SYS_add_key,
    libc::SYS_request_key,
    libc::SYS_keyctl,
    libc::SYS_init_module,
    libc::SYS_finit_module,
    libc::SYS_delete_module,
    libc::SYS_kexec_load,
    libc::SYS_kexec_file_load,
    libc::SYS_reboot,
    libc::SYS_swapon,
    libc::SYS_swapoff,
    libc::SYS_acct,
    libc::SYS_syslog,
    libc::SYS_vhangup,
    libc::SYS_settimeofday,
    libc::SYS_clock_settime,
    libc::SYS_clock_adjtime,
    libc::SYS_adjtimex,
    libc::SYS_sethostname,
    libc::SYS_setdomainname,
    libc::SYS_memfd_secret,
    libc::SYS_shmget,
    libc::SYS_msgget,
    libc::SYS_semget,
    libc::SYS_mq_open,
    libc::SYS_vmsplice,
];

/// Modes, owners, times and attributes of files. Landlock guards none of them, and a filter cannot
/// tell whose file is meant, so they are out of reach in the bot's own directory, too.
const METADATA: [i64; 15] = [
    libc::SYS_fchmod,
    libc::SYS_fchmodat,
    FCHMODAT2,
    libc::SYS_fchown,
    libc::SYS_fchownat,
    libc::SYS_utimensat,
    libc::SYS_setxattr,
    libc::SYS_lsetxattr,
    libc::SYS_fsetxattr,
    SETXATTRAT,
    libc::SYS_removexattr,
    libc::SYS_lremovexattr,
    libc::SYS_fremovexattr,
    REMOVEXATTRAT,
    FILE_SETATTR,
];

// Calls this new have the same number on every machine; libc does not name them on all.
const FCHMODAT2: i64 = 452;
const SETXATTRAT: i64 = 463;
const REMOVEXATTRAT: i64 = 466;
const FILE_SETATTR: i64 = 469;

/// Older ways to do what the last of these does, by ioctl: `FS_IOC_SETFLAGS`, with a number for
/// programs of 32 bits, `FS_IOC_FSSETXATTR` and `FS_IOC_SETVERSION`, with another.
const ATTRIBUTES: [u64; 5] = [
    0x4008_6602,
    0x4004_6602,
    0x401c_5820,
    0x4008_7602,
    0x4004_7602,
];

/// On this machine only: ports, old tables of segments, and older calls for metadata.
#[cfg(target_arch = "x86_64")]
const ALSO_FORBIDDEN: [i64; 9] = [
    libc::SYS_iopl,
    libc::SYS_ioperm,
    libc::SYS_modify_ldt,
    libc::SYS_chmod,
    libc::SYS_chown,
    libc::SYS_lchown,
    libc::SYS_utime,
    libc::SYS_utimes,
    libc::SYS_futimesat,
];
#[cfg(not(target_arch = "x86_64"))]
const ALSO_FORBIDDEN: [i64; 0] = [];

/// A second set of numbers for the same calls, and the calls that have others there.
#[cfg(target_arch = "x86_64")]
const SECOND_NUMBERS: (i64, &[i64]) = (0x4000_0000, &[521, 528, 539, 540]);
#[cfg(target_arch = "x86_64")]
const IOCTL: [i64; 2] = [libc::SYS_ioctl, SECOND_NUMBERS.0 + 514];
#[cfg(not(target_arch = "x86_64"))]
const IOCTL: [i64; 1] = [libc::SYS_ioctl];
#[cfg(not(target_arch = "x86_64"))]
const SECOND_NUMBERS: (i64, &[i64]) = (0, &[]);

/// Gives up these calls, for this process and all it starts.
pub(super) fn guard() -> Result<(), Error> {
    let filters = [
        filter(forbidden()?, libc::EPERM)?,
        // What the first call is to do stands in memory, where no filter can look. The C library
        // then uses the older one, and programs do without the second.
        filter(
            [libc::SYS_clone3, libc::SYS_memfd_create]
                .into_iter()
                .flat_map(call)
                .collect(),
            libc::ENOSYS,
        )?,
    ];
    filters.iter().try_for_each(|filter| apply_filter(filter))
}

fn filter(rules: Rules, error: i32) -> Result<BpfProgram, BackendError> {
    SeccompFilter::new(
        rules,
        SeccompAction::Allow,
        SeccompAction::Errno(error.cast_unsigned()),
        TargetArch::try_from(ARCH)?,
    )?
    .try_into()
}

fn forbidden() -> Result<Rules, BackendError> {
    let mut rules: Rules = FORBIDDEN
        .into_iter()
        .chain(METADATA)
        .chain(ALSO_FORBIDDEN)
        .flat_map(call)
        .collect();
    let (offset, others) = SECOND_NUMBERS;
    rules.extend(others.iter().map(|number| (offset + number, vec![])));
    let new_namespace = [
        libc::CLONE_NEWNS,
        libc::CLONE_NEWCGROUP,
        libc::CLONE_NEWUTS,
        libc::CLONE_NEWIPC,
        libc::CLONE_NEWUSER,
        libc::CLONE_NEWPID,
        libc::CLONE_NEWNET,
    ];
    let clone = new_namespace.map(|flag| {
        let flag = u64::from(flag.cast_unsigned());
        when(0, SeccompCmpOp::MaskedEq(flag), flag)
    });
    // A pair of these can send to any other of its kind, without being connected to it.
    let datagrams = when(1, SeccompCmpOp::MaskedEq(0xf), libc::SOCK_DGRAM as u64);
    let clone = clone.into_iter().collect::<Result<Vec<_>, _>>()?;
    let datagrams = vec![datagrams?];
    let attributes = ATTRIBUTES.map(|request| when(1, SeccompCmpOp::Eq, request));
    let attributes = attributes.into_iter().collect::<Result<Vec<_>, _>>()?;
    rules.extend(IOCTL.map(|number| (number, attributes.clone())));
    // Shared memory without a file stays where no map shows it when a part is taken off the map.
    let shared = [libc::MAP_SHARED, libc::MAP_SHARED_VALIDATE].map(|kind| {
        let mask = u64::from((libc::MAP_TYPE | libc::MAP_ANONYMOUS).cast_unsigned());
        let flags = u64::from((kind | libc::MAP_ANONYMOUS).cast_unsigned());
        when(3, SeccompCmpOp::MaskedEq(mask), flags)
    });
    let shared = shared.into_iter().collect::<Result<Vec<_>, _>>()?;
    let longer = u64::from(libc::F_SETPIPE_SZ.cast_unsigned());
    let pipes = vec![when(1, SeccompCmpOp::Eq, longer)?];
    for number in [0, offset] {
        rules.insert(number + libc::SYS_mmap, shared.clone());
        rules.insert(number + libc::SYS_fcntl, pipes.clone());
        rules.insert(number + libc::SYS_clone, clone.clone());
        rules.insert(number + libc::SYS_socketpair, datagrams.clone());
    }
    Ok(rules)
}

fn call(number: i64) -> impl Iterator<Item = (i64, Vec<SeccompRule>)> {
    [number, number + SECOND_NUMBERS.0]
        .map(|number| (number, vec![]))
        .into_iter()
}

fn when(argument: u8, is: SeccompCmpOp, value: u64) -> Result<SeccompRule, BackendError> {
    let condition = SeccompCondition::new(argument, SeccompCmpArgLen::Dword, is, value)?;
    SeccompRule::new(vec![condition])
}
