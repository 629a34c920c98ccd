//! How much memory this process may still have, as the system says it.

use std::fs::read_to_string;

/// Bytes of memory that this process may still take: what is free on the machine, what its control groups leave, and what its own limits
/// allow. `None` where the system does not say.
pub fn memory_left() -> Option<u64> {
    let groups = read_to_string("/proc/self/cgroup").unwrap_or_default();
    let read = |path: &str| read_to_string(path).ok();
    let parts = [
        read("/proc/meminfo").and_then(|text| free(&text)),
        read("/proc/self/limits").and_then(|text| limited(&text)),
        group_left(&groups, &read),
    ];
    parts.into_iter().flatten().min()
}

/// What /proc/meminfo says is to be had without swapping.
fn free(meminfo: &str) -> Option<u64> {
    let line = meminfo.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok()?.checked_mul(1 << 10)
}

/// The least of the limits of /proc/self/limits on the memory of this process (`ulimit -v` and `-d`), of those that are set.
fn limited(limits: &str) -> Option<u64> {
    let of = |name: &str| {
        let line = limits.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse().ok()
    };
    ["Max address space", "Max data size", "Max resident set"].into_iter().filter_map(of).min()
}

/// What is left of the memory of the process's control groups, of versions 2 and 1, and of all those above; `groups` is /proc/self/cgroup.
fn group_left(groups: &str, read: &dyn Fn(&str) -> Option<String>) -> Option<u64> {
    let number = |path: String| read(&path)?.trim().parse::<u64>().ok();
    let mut left = Vec::new();
    for line in groups.lines() {
        let mut fields = line.splitn(3, ':').skip(1);
        let (Some(controllers), Some(path)) = (fields.next(), fields.next()) else { continue };
        let (root, most, now) = match controllers {
            "" => ("/sys/fs/cgroup", "memory.max", "memory.current"),
            one if one.split(',').any(|one| one == "memory") => {
                ("/sys/fs/cgroup/memory", "memory.limit_in_bytes", "memory.usage_in_bytes")
            }
            _ => continue,
        };
        // a container sees its own group as the root
        let above = std::iter::successors(Some(path), |path| path.rsplit_once('/').map(|(above, _)| above));
        for group in above.chain([""]) {
            let folder = format!("{root}{}", group.trim_end_matches('/'));
            if let Some(most) = number(format!("{folder}/{most}")) {
                left.push(most.saturating_sub(number(format!("{folder}/{now}")).unwrap_or(0)));
            }
        }
    }
    left.into_iter().min()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_is_read() {
        assert_eq!(free("MemTotal: 9 kB\nMemAvailable:   20480 kB\n"), Some(20 << 20));
        assert_eq!(free("MemTotal: 9 kB\n"), None);
        let limits = "Limit   Soft Limit  Hard Limit  Units\nMax data size   unlimited  unlimited  bytes\n\
            Max address space   1073741824  unlimited  bytes\n";
        assert_eq!(limited(limits), Some(1 << 30));
        assert_eq!(limited(&limits.replace("1073741824", "unlimited")), None);
    }

    #[test]
    fn the_narrowest_group_counts() {
        let files = |path: &str| {
            let text = match path {
                "/sys/fs/cgroup/a/b/memory.max" => "max\n",
                "/sys/fs/cgroup/a/memory.max" => "5000\n",
                "/sys/fs/cgroup/a/memory.current" => "1000\n",
                "/sys/fs/cgroup/memory.max" => "4500\n",
                "/sys/fs/cgroup/memory/c/memory.limit_in_bytes" => "300\n",
                _ => return None,
            };
            Some(text.to_owned())
        };
        assert_eq!(group_left("0::/a/b\n", &files), Some(4000));
        assert_eq!(group_left("0::/\n", &files), Some(4500));
        assert_eq!(group_left("7:cpu:/a\n4:cpuset,memory:/c\n", &files), Some(300));
        assert_eq!(group_left("", &files), None);
    }
}
