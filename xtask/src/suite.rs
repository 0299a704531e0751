//! Programs of tests, several at a time, and what every test took.

use std::{
    collections::{HashMap, VecDeque},
    io::{BufRead as _, BufReader, Read as _},
    process::{Child, Command, Stdio},
    sync::{Mutex, PoisonError},
    thread,
    time::{Duration, Instant},
};

use crate::step::{Artifact, Step, cargo};

/// Something that tests.
#[derive(Debug)]
pub(crate) enum Suite {
    /// A program of tests that cargo built.
    Program(Artifact),
    /// A command that tests in another way.
    Command(Step),
}

/// How suites are run.
#[derive(Debug)]
pub(crate) struct Way {
    /// Variables that all are given.
    pub(crate) variables: Vec<(&'static str, String)>,
    /// How many run at the same time.
    pub(crate) at_once: usize,
    /// How many tests of a program do.
    pub(crate) threads: usize,
}

/// What came of suites.
#[derive(Debug, Default)]
pub(crate) struct Tested {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
    pub(crate) ignored: usize,
    /// Every test with its suite, and how long it took.
    pub(crate) tests: Vec<(Duration, String)>,
    /// The suites that failed, each with the way to repeat it.
    pub(crate) broken: Vec<String>,
}

impl Way {
    /// Runs all suites, the first ones first. What a suite says is shown only if it fails.
    pub(crate) fn run(&self, suites: Vec<Suite>) -> Tested {
        let waiting = Mutex::new(VecDeque::from(suites));
        let tested = Mutex::new(Tested::default());
        thread::scope(|scope| {
            for _ in 0..self.at_once {
                scope.spawn(|| {
                    let next = || lock(&waiting).pop_front();
                    while let Some(suite) = next() {
                        let begin = Instant::now();
                        let (one, said) = self.run_one(&suite);
                        let seconds = begin.elapsed().as_secs_f64();
                        let mut tested = lock(&tested);
                        if !one.broken.is_empty() {
                            eprintln!("{said}");
                        }
                        eprintln!("    {seconds:>6.1} s  {suite}: {one}");
                        tested.add(one);
                    }
                });
            }
        });
        tested.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    fn run_one(&self, suite: &Suite) -> (Tested, String) {
        let mut tested = Tested::default();
        let (ran, repeat) = match suite {
            Suite::Command(step) => (step.output(), step.to_string()),
            Suite::Program(program) => {
                let repeat = format!("cargo xtask test {}", program.package_name());
                (self.run_program(program, &mut tested), repeat)
            }
        };
        let (success, said) = ran.unwrap_or_else(|error| (false, error.to_string()));
        for line in said.lines() {
            tested.count(line);
        }
        if !success {
            tested.broken.push(repeat);
        }
        (tested, said)
    }

    fn run_program(
        &self,
        program: &Artifact,
        tested: &mut Tested,
    ) -> std::io::Result<(bool, String)> {
        let list = Command::new(&program.file)
            .args(["--list", "--format", "terse"])
            .envs(self.variables.iter().map(|(name, value)| (name, value)))
            .output()?;
        let list = String::from_utf8_lossy(&list.stdout);
        let names = list.lines().filter_map(|line| line.strip_suffix(": test"));
        let mut timing = Timing::new(names.map(str::to_owned).collect(), self.threads);
        let mut child = Command::new(&program.file)
            .arg(format!("--test-threads={}", self.threads))
            .current_dir(&program.package)
            .env("CARGO", cargo())
            .env("CARGO_MANIFEST_DIR", &program.package)
            .envs(self.variables.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let aside = aside(&mut child);
        let mut said = String::new();
        if let Some(stdout) = child.stdout.take() {
            for line in BufReader::new(stdout).lines() {
                let line = line?;
                if let Some(name) = test_done(&line) {
                    let took = timing.end(name, Instant::now());
                    tested
                        .tests
                        .push((took, format!("{} {name}", program.label())));
                }
                said.push_str(&line);
                said.push('\n');
            }
        }
        said.push_str(
            &aside
                .map(|aside| aside.join().unwrap_or_default())
                .unwrap_or_default(),
        );
        Ok((child.wait()?.success(), said))
    }
}

fn lock<T>(shared: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a program says on its other channel.
fn aside(child: &mut Child) -> Option<thread::JoinHandle<String>> {
    let mut stderr = child.stderr.take()?;
    Some(thread::spawn(move || {
        let mut said = Vec::new();
        // What was read until then is better than nothing.
        let _ = stderr.read_to_end(&mut said);
        String::from_utf8_lossy(&said).into_owned()
    }))
}

/// The name in a line that says how a test ended.
fn test_done(line: &str) -> Option<&str> {
    let (name, verdict) = line.strip_prefix("test ")?.split_once(" ... ")?;
    ["ok", "FAILED", "ignored"]
        .iter()
        .any(|known| verdict.starts_with(known))
        .then(|| name.split_once(" - ").map_or(name, |(name, _)| name))
}

impl std::fmt::Display for Suite {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Program(program) => f.write_str(&program.label()),
            Self::Command(step) => f.write_str(step.name()),
        }
    }
}

impl std::fmt::Display for Tested {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.ignored > 0 {
            write!(f, ", {} ignored", self.ignored)?;
        }
        Ok(())
    }
}

impl Tested {
    fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.ignored += other.ignored;
        self.tests.extend(other.tests);
        self.broken.extend(other.broken);
    }

    /// Takes note of a closing line.
    fn count(&mut self, line: &str) {
        let Some((_, counts)) = line
            .strip_prefix("test result: ")
            .and_then(|line| line.split_once(". "))
        else {
            return;
        };
        for part in counts.split("; ") {
            let Some((number, what)) = part.split_once(' ') else {
                continue;
            };
            let number: usize = number.parse().unwrap_or_default();
            match what {
                "passed" => self.passed += number,
                "failed" => self.failed += number,
                "ignored" => self.ignored += number,
                _ => {}
            }
        }
    }
}

/// When each test began, which a program of tests does not say: it starts them in the order
/// in which it lists them, so many at once, and the next when one has ended.
#[derive(Debug)]
struct Timing {
    waiting: VecDeque<String>,
    running: HashMap<String, Instant>,
}

impl Timing {
    fn new(names: VecDeque<String>, threads: usize) -> Self {
        let mut timing = Self {
            waiting: names,
            running: HashMap::new(),
        };
        let now = Instant::now();
        for _ in 0..threads {
            timing.start(now);
        }
        timing
    }

    fn start(&mut self, now: Instant) {
        if let Some(name) = self.waiting.pop_front() {
            self.running.insert(name, now);
        }
    }

    fn end(&mut self, name: &str, now: Instant) -> Duration {
        let begun = self.running.remove(name).unwrap_or_else(|| {
            // Out of order, such as one that was ignored: it is no longer waiting.
            self.waiting.retain(|waiting| waiting != name);
            now
        });
        self.start(now);
        now - begun
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_begin_in_their_order_as_soon_as_there_is_room() {
        let names = ["a", "b", "c"].map(str::to_owned).into();
        let mut timing = Timing::new(names, 2);
        let begin = timing.running["a"];
        let second = Duration::from_secs(1);
        assert_eq!(timing.end("b", begin + second), second);
        assert_eq!(timing.end("a", begin + 3 * second), 3 * second);
        assert_eq!(timing.end("c", begin + 5 * second), 4 * second);
    }

    #[test]
    fn lines_of_a_program_of_tests_are_understood() {
        assert_eq!(
            test_done("test rules::it_works ... ok"),
            Some("rules::it_works")
        );
        assert_eq!(test_done("test a - should panic ... FAILED"), Some("a"));
        assert_eq!(test_done("test a ... ignored, slow"), Some("a"));
        assert_eq!(
            test_done("test a has been running for over 60 seconds"),
            None
        );
        assert_eq!(test_done("test result: ok. 1 passed"), None);
        let mut tested = Tested::default();
        tested.count("test result: FAILED. 3 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.80s");
        assert_eq!(tested.to_string(), "3 passed, 2 failed, 1 ignored");
    }
}
