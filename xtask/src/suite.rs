//! Programs of tests, several at a time, and what each took.

use std::{
    collections::VecDeque,
    process::{Command, Stdio},
    sync::{Mutex, PoisonError},
    thread,
    time::Instant,
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
                (self.run_program(program), repeat)
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

    fn run_program(&self, program: &Artifact) -> std::io::Result<(bool, String)> {
        let ran = Command::new(&program.file)
            .arg(format!("--test-threads={}", self.threads))
            .current_dir(&program.package)
            .env("CARGO", cargo())
            .env("CARGO_MANIFEST_DIR", &program.package)
            .envs(self.variables.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .output()?;
        let said = [ran.stdout, ran.stderr].concat();
        Ok((
            ran.status.success(),
            String::from_utf8_lossy(&said).into_owned(),
        ))
    }
}

fn lock<T>(shared: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closing_line_of_a_program_of_tests_is_understood() {
        let mut tested = Tested::default();
        tested.count("test result: FAILED. 3 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.80s");
        assert_eq!(tested.to_string(), "3 passed, 2 failed, 1 ignored");
    }
}
