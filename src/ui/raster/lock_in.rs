//! What the process that draws strangers' pictures may not do, whatever a picture makes of it: open files, talk to anybody, send signals,
//! start programs. Two protections of Linux that do not need each other: landlock, and a filter of system calls (seccomp).

/// From here on this thread, and every thread that it starts, can open no file and no connection, send no signal and start no program.
/// Where the system does not support that, what remains is that its readers follow no reference and that it is ended if it takes too long.
#[cfg(target_os = "linux")]
pub fn lock_in() {
    let _ = rules_of_the_kernel();
    filter_of_calls();
}

/// Elsewhere there is no such protection.
#[cfg(not(target_os = "linux"))]
pub fn lock_in() {}

/// Landlock: no file; and as the kernel knows them, no TCP port, no Unix socket, no signal to other processes. Which version of landlock
/// holds from here on.
#[cfg(target_os = "linux")]
fn rules_of_the_kernel() -> landlock::ABI {
    use landlock::{ABI, Access, AccessFs, AccessNet, LandlockStatus, Ruleset, RulesetAttr, Scope};
    // of what is asked here the crate leaves out what the kernel does not know yet
    let newest = ABI::V9;
    let nothing = Ruleset::default()
        .handle_access(AccessFs::from_all(newest))
        .and_then(|rules| rules.handle_access(AccessNet::from_all(newest)))
        .and_then(|rules| rules.scope(Scope::from_all(newest)))
        .and_then(Ruleset::create);
    match nothing.and_then(landlock::RulesetCreated::restrict_self).map(|holds| holds.landlock) {
        Ok(LandlockStatus::Available { effective_abi, .. }) => effective_abi,
        _ => ABI::Unsupported,
    }
}

/// Seccomp: the calls that make a connection, reach another process, start a program or go round this filter fail.
#[cfg(target_os = "linux")]
fn filter_of_calls() {
    use seccompiler::{BpfProgram, SeccompAction, SeccompFilter, SeccompRule, apply_filter};
    use std::collections::BTreeMap;
    let refuse = |rules: BTreeMap<i64, Vec<SeccompRule>>, answer: i32| {
        let answer = SeccompAction::Errno(answer.unsigned_abs());
        let target = std::env::consts::ARCH.try_into().ok()?;
        let program: BpfProgram =
            SeccompFilter::new(rules, SeccompAction::Allow, answer, target).ok()?.try_into().ok()?;
        apply_filter(&program).ok()
    };
    let mut refused: BTreeMap<i64, Vec<SeccompRule>> =
        REFUSED.iter().flat_map(|call| forms(*call)).map(|call| (call, Vec::new())).collect();
    if let Some(rule) = other_process() {
        refused.extend(forms(libc::SYS_clone).map(|call| (call, vec![rule.clone()])));
    }
    let _ = refuse(refused, libc::EPERM);
    // its arguments cannot be looked at: who is told that the kernel lacks it uses clone
    let unknown = forms(libc::SYS_clone3).map(|call| (call, Vec::new())).collect();
    let _ = refuse(unknown, libc::ENOSYS);
}

/// A call to clone that makes a process and not a thread.
#[cfg(target_os = "linux")]
fn other_process() -> Option<seccompiler::SeccompRule> {
    use seccompiler::{SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompRule};
    let thread = u64::from(libc::CLONE_THREAD.unsigned_abs());
    let no_thread = SeccompCondition::new(0, SeccompCmpArgLen::Qword, SeccompCmpOp::MaskedEq(thread), 0).ok()?;
    SeccompRule::new(vec![no_thread]).ok()
}

/// The numbers of a call: some kernels for x86-64 know each a second time, for programs with short pointers (x32).
#[cfg(target_os = "linux")]
fn forms(call: libc::c_long) -> impl Iterator<Item = i64> {
    const SHORT_POINTERS: i64 = 0x4000_0000;
    let second = cfg!(target_arch = "x86_64").then_some(call | SHORT_POINTERS);
    std::iter::once(call).chain(second)
}

#[cfg(target_os = "linux")]
const REFUSED: &[libc::c_long] = &[
    // connections
    libc::SYS_socket,
    libc::SYS_socketpair,
    libc::SYS_connect,
    libc::SYS_bind,
    libc::SYS_listen,
    libc::SYS_accept,
    libc::SYS_accept4,
    libc::SYS_sendto,
    libc::SYS_sendmsg,
    libc::SYS_sendmmsg,
    // other processes
    libc::SYS_kill,
    libc::SYS_tkill,
    libc::SYS_tgkill,
    libc::SYS_rt_sigqueueinfo,
    libc::SYS_rt_tgsigqueueinfo,
    libc::SYS_pidfd_open,
    libc::SYS_pidfd_getfd,
    libc::SYS_pidfd_send_signal,
    libc::SYS_ptrace,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    // programs
    libc::SYS_execve,
    libc::SYS_execveat,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_fork,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_vfork,
    // ways round this filter, and parts of the kernel that no drawing needs
    libc::SYS_io_uring_setup,
    libc::SYS_bpf,
    libc::SYS_perf_event_open,
    libc::SYS_userfaultfd,
    libc::SYS_keyctl,
    libc::SYS_add_key,
    libc::SYS_request_key,
    libc::SYS_unshare,
    libc::SYS_setns,
    libc::SYS_mount,
];

#[cfg(all(test, target_os = "linux"))]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rustix::process::{getppid, test_kill_process};
    use std::io::ErrorKind;
    use std::net::{TcpStream, UdpSocket};
    use std::os::unix::net::{UnixDatagram, UnixListener, UnixStream};
    use std::process::Command;

    /// What is tried on a thread of its own, which alone the filter is for.
    fn filtered<T: Send + 'static>(tries: impl FnOnce() -> T + Send + 'static) -> T {
        let tried = std::thread::spawn(move || {
            filter_of_calls();
            tries()
        });
        tried.join().unwrap()
    }

    #[test]
    fn the_filter_leaves_no_way_to_anybody_else() {
        let around = tempfile::tempdir().unwrap();
        let path = around.path().join("socket");
        let _listener = UnixListener::bind(&path).unwrap();
        let parent = getppid().unwrap();
        test_kill_process(parent).unwrap();
        let (inner, other) = (path.clone(), around.path().join("other"));
        let refused = filtered(move || {
            vec![
                ("a TCP connection", TcpStream::connect("127.0.0.1:9").map(|_| ())),
                ("a UDP socket", UdpSocket::bind("127.0.0.1:0").map(|_| ())),
                ("a Unix socket", UnixStream::connect(&inner).map(|_| ())),
                ("a new Unix socket", UnixListener::bind(other).map(|_| ())),
                ("two sockets", UnixStream::pair().map(|_| ())),
                ("a datagram socket", UnixDatagram::unbound().map(|_| ())),
                ("a signal to the parent", test_kill_process(parent).map_err(Into::into)),
                ("a program", Command::new("/bin/true").spawn().map(|_| ())),
            ]
        });
        for (what, result) in refused {
            assert_eq!(result.map_err(|fault| fault.kind()), Err(ErrorKind::PermissionDenied), "{what}");
        }
        // threads, which the watch over each picture needs, still start
        assert_eq!(filtered(|| std::thread::spawn(|| 7).join().unwrap()), 7);
        UnixStream::connect(&path).unwrap();
    }

    #[test]
    fn landlock_refuses_what_this_kernel_can_refuse() {
        use landlock::ABI;
        use std::os::linux::net::SocketAddrExt;
        use std::os::unix::net::SocketAddr;
        let around = tempfile::tempdir().unwrap();
        let file = around.path().join("file");
        std::fs::write(&file, "secret").unwrap();
        let name = SocketAddr::from_abstract_name(file.as_os_str().as_encoded_bytes()).unwrap();
        let _listener = UnixListener::bind_addr(&name).unwrap();
        UnixStream::connect_addr(&name).unwrap();
        let parent = getppid().unwrap();
        let (known, tried) = std::thread::spawn(move || {
            let known = rules_of_the_kernel();
            let tried = [
                (ABI::V1, "a file", std::fs::read(file).map(|_| ())),
                (ABI::V4, "a TCP connection", TcpStream::connect("127.0.0.1:9").map(|_| ())),
                (ABI::V6, "an abstract Unix socket", UnixStream::connect_addr(&name).map(|_| ())),
                (ABI::V6, "a signal to the parent", test_kill_process(parent).map_err(Into::into)),
            ];
            (known, tried)
        })
        .join()
        .unwrap();
        for (_, what, result) in tried.into_iter().filter(|(since, ..)| *since <= known) {
            assert_eq!(result.map_err(|fault| fault.kind()), Err(ErrorKind::PermissionDenied), "{what}");
        }
    }
}
