//! What people may do to a hub, and what it does to them: without threads, sockets or disks.

mod bench;
mod crowds;
mod govern;
mod law;
mod limits;
mod rounds;
mod tables;
mod watching;
