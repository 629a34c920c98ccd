//! Hostile pictures, drawn by the process that the window uses: none reads a file, none keeps the program waiting, none takes the next one
//! down with it. Each attack here once froze the window or used up all memory.

use std::path::{Path, PathBuf};
use std::time::Duration;
use switchboard::ui::{Draughtsman, DrawnFrame, Fit, Refusal};

/// The longest time that a good picture may take on a busy machine.
const LONG: Duration = Duration::from_secs(120);
/// The time waited for a picture that never ends.
const SHORT: Duration = Duration::from_millis(400);
const SIDE: u32 = 32;

const GOOD: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#ff0000"/></svg>"##;

fn draughtsman() -> Draughtsman {
    Draughtsman::new(PathBuf::from(env!("CARGO_BIN_EXE_switchboard")))
}

fn svg(body: &str) -> Vec<u8> {
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">{body}</svg>"##
    )
    .into_bytes()
}

/// Whether anything is drawn.
fn is_blank(frames: &[DrawnFrame]) -> bool {
    frames.iter().all(|frame| frame.pixels.data().iter().all(|byte| *byte == 0))
}

fn draws_good(draughtsman: &mut Draughtsman, after: &str) {
    let frames = draughtsman.draw(GOOD.as_bytes(), ((SIDE, SIDE), Fit::Stretched), LONG);
    let frames = frames.unwrap_or_else(|refusal| panic!("after {after}: {refusal:?}"));
    assert_eq!(frames[0].pixels.data()[..4], [255, 0, 0, 255], "after {after}");
}

#[test]
fn no_reference_leaves_the_picture() {
    let around = tempfile::tempdir().unwrap();
    let secret = around.path().join("secret.svg");
    std::fs::write(&secret, GOOD).unwrap();
    let pipe = around.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let mut draughtsman = draughtsman();
    let link =
        |path: &Path, more: &str| format!(r##"<image {more}href="{}" width="100" height="100"/>"##, path.display());
    for (what, body) in [
        ("a file", link(&secret, "")),
        ("a file, as XLink", link(&secret, "xlink:")),
        ("a file, as URL", link(&secret, "").replace("href=\"", "href=\"file://")),
        ("a pipe", link(&pipe, "")),
        ("a device", link(Path::new("/dev/zero"), "")),
        ("a drawing used", format!(r##"<use href="{}#a" width="9" height="9"/>"##, secret.display())),
        ("a drawing as data", format!(r##"<image href="data:image/svg+xml,{}" width="9" height="9"/>"##, "%3Csvg/%3E")),
        ("an entity", String::from("<text>&secret;</text>")),
    ] {
        match draughtsman.draw(&svg(&body), ((SIDE, SIDE), Fit::Stretched), LONG) {
            Ok(frames) => assert!(is_blank(&frames), "{what}"),
            Err(refusal) => assert_eq!(refusal, Refusal::Unreadable, "{what}"),
        }
        draws_good(&mut draughtsman, what);
    }
}

/// What the lock forbids is tested where it is made; here, that the process which draws is under it.
#[cfg(target_os = "linux")]
#[test]
fn the_process_that_draws_is_locked_in_before_it_reads_a_picture() {
    use std::io::{Read, Write};
    use std::process::{Command, Stdio};
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    let mut child = command.arg("draw-pictures").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let length = u32::try_from(GOOD.len()).unwrap();
    let order = [SIDE, SIDE, 0, length].map(u32::to_le_bytes).concat();
    let mut orders = child.stdin.take().unwrap();
    orders.write_all(&[order.as_slice(), GOOD.as_bytes()].concat()).unwrap();
    orders.flush().unwrap();
    child.stdout.as_mut().unwrap().read_exact(&mut [0; 12]).unwrap();
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let value = |name: &str| status.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
    assert_eq!((value("NoNewPrivs:"), value("Seccomp:")), (Some("1"), Some("2")), "{status}");
    drop(orders);
    child.wait().unwrap();
}

/// A GIF whose frames are one pixel each on a canvas of 4096 x 4096.
fn small_frames(count: usize) -> Vec<u8> {
    let mut bytes = b"GIF89a\x00\x10\x00\x10\x80\x00\x00\x00\x00\x00\xff\xff\xff".to_vec();
    for _ in 0..count {
        bytes.extend(b"\x21\xf9\x04\x00\x0a\x00\x00\x00\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00");
    }
    bytes.push(0x3b);
    bytes
}

#[test]
fn no_picture_keeps_the_next_one_waiting() {
    let nested = |depth: usize| "<g>".repeat(depth) + &"</g>".repeat(depth);
    let laughs = (1..40).fold(String::from(r##"<g id="a0"><rect width="9" height="9"/></g>"##), |all, n| {
        all + &format!(r##"<g id="a{n}"><use href="#a{0}"/><use href="#a{0}"/></g>"##, n - 1)
    });
    let filter = |inner: &str, many: usize| {
        format!(r##"<filter id="f">{inner}</filter>"##)
            + &r##"<rect width="100" height="100" filter="url(#f)"/>"##.repeat(many)
    };
    let pattern = r##"<pattern id="p" width=".00001" height=".00001" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern><rect width="100" height="100" fill="url(#p)"/>"##;
    let mut draughtsman = draughtsman();
    for (what, bytes) in [
        ("a billion octaves", svg(&filter(r##"<feTurbulence baseFrequency=".1" numOctaves="1000000000"/>"##, 1))),
        ("a wide blur", svg(&filter(r##"<feGaussianBlur stdDeviation="1e9"/>"##, 1_000))),
        ("a large morphology", svg(&filter(r##"<feMorphology radius="1e9"/>"##, 200))),
        ("drawings in drawings", svg(&laughs)),
        ("elements in each other", svg(&nested(500_000))),
        ("a long path", svg(&format!("<path stroke='#000' d='M0 0{}'/>", "L99 99L0 50".repeat(600_000)))),
        ("short dashes", svg("<path stroke='#000' stroke-dasharray='.000001' d='M0 0L1000000 1000000'/>")),
        ("a million letters", svg(&format!("<text>{}</text>", "ž".repeat(1_000_000)))),
        ("a fine pattern", svg(pattern)),
        ("a huge size", b"<svg xmlns='http://www.w3.org/2000/svg' width='1e30' height='1e30'><rect/></svg>".to_vec()),
        ("small frames", small_frames(100_000)),
        ("more than is read", vec![b'<'; 9 << 20]),
        ("nothing", Vec::new()),
    ] {
        if let Ok(frames) = draughtsman.draw(&bytes, ((SIDE, SIDE), Fit::Stretched), SHORT) {
            assert!(!frames.is_empty() && frames.len() <= 240, "{what}");
            assert!(frames.iter().all(|frame| frame.pixels.width() == SIDE), "{what}");
        }
        draws_good(&mut draughtsman, what);
    }
}

#[test]
fn a_picture_that_never_ends_is_told_from_one_that_is_damaged() {
    let mut draughtsman = draughtsman();
    draws_good(&mut draughtsman, "nothing");
    let endless = svg(
        r##"<filter id="f"><feTurbulence baseFrequency=".1" numOctaves="1000000000"/></filter><rect width="100" height="100" filter="url(#f)"/>"##,
    );
    assert_eq!(draughtsman.draw(&endless, ((SIDE, SIDE), Fit::Stretched), SHORT), Err(Refusal::TooSlow));
    assert_eq!(draughtsman.draw(b"no picture", ((SIDE, SIDE), Fit::Stretched), LONG), Err(Refusal::Unreadable));
    let mut gone = Draughtsman::new(PathBuf::from("/nowhere/switchboard"));
    assert_eq!(gone.draw(GOOD.as_bytes(), ((SIDE, SIDE), Fit::Stretched), LONG), Err(Refusal::Unreadable));
}
