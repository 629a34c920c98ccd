//! A separate process of this program that draws strangers' pictures: it can read no file, has limited memory, and is
//! ended if a picture takes too long. What comes back through its pipe is read as pixels and as nothing else.

use super::draw::{Drawer, Extent, Fit, Frame, MAX_FRAMES, MAX_SIDE, Refusal};
use super::lock_in::lock_in;
use az::SaturatingAs;
use resvg::tiny_skia::{IntSize, Pixmap};
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;

/// The command with which this program draws the pictures from standard input.
pub const COMMAND: &str = "draw-pictures";
/// The memory limit of the process, in bytes (Unix).
pub const MAX_MEMORY: u64 = 1 << 30;
/// The largest picture that is sent to it, in bytes.
pub const MAX_BYTES: usize = 8 << 20;
/// How long it works on one picture before it ends itself, in case its parent is gone.
const LONGEST: Duration = Duration::from_secs(60);

/// The drawing process, started when first needed and again whenever it was ended.
pub struct Draughtsman {
    program: PathBuf,
    running: Option<Running>,
}

struct Running {
    child: Child,
    orders: ChildStdin,
    answers: Receiver<Result<Vec<Frame>, Refusal>>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // it may have ended by itself
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Draughtsman {
    /// `program` is the path of this program.
    pub fn new(program: PathBuf) -> Self {
        Self { program, running: None }
    }

    /// The frames of a picture of this extent.
    ///
    /// # Errors
    ///
    /// [`Refusal::TooSlow`] after `limit`; [`Refusal::Unreadable`] for everything else that goes wrong, including the
    /// process.
    pub fn draw(&mut self, bytes: &[u8], size: (Extent, Fit), limit: Duration) -> Result<Vec<Frame>, Refusal> {
        if bytes.len() > MAX_BYTES {
            return Err(Refusal::Unreadable);
        }
        let mut running = self.running.take().map_or_else(|| self.begin(), Ok).map_err(|_| Refusal::Unreadable)?;
        order(&mut running.orders, bytes, size).map_err(|_| Refusal::Unreadable)?;
        match running.answers.recv_timeout(limit) {
            Ok(answer) => {
                self.running = Some(running);
                answer
            }
            Err(RecvTimeoutError::Timeout) => Err(Refusal::TooSlow),
            Err(RecvTimeoutError::Disconnected) => Err(Refusal::Unreadable),
        }
    }

    fn begin(&self) -> io::Result<Running> {
        let mut command = Command::new(&self.program);
        let pipes = command.arg(COMMAND).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = pipes.spawn()?;
        let (Some(orders), Some(mut out)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::other("the process has no pipes"));
        };
        let (sender, answers) = mpsc::channel();
        std::thread::spawn(move || {
            while let Ok(answer) = answer(&mut out) {
                if sender.send(answer).is_err() {
                    return;
                }
            }
        });
        Ok(Running { child, orders, answers })
    }
}

fn order(to: &mut impl Write, bytes: &[u8], (extent, fit): (Extent, Fit)) -> io::Result<()> {
    let length = u32::try_from(bytes.len()).map_err(io::Error::other)?;
    write_extent(to, extent)?;
    to.write_all(&u32::from(fit == Fit::Whole).to_le_bytes())?;
    to.write_all(&length.to_le_bytes())?;
    to.write_all(bytes)?;
    to.flush()
}

fn write_extent(to: &mut impl Write, (width, height): Extent) -> io::Result<()> {
    to.write_all(&width.to_le_bytes())?;
    to.write_all(&height.to_le_bytes())
}

fn number(from: &mut impl Read) -> io::Result<u32> {
    let mut bytes = [0; 4];
    from.read_exact(&mut bytes)?;
    Ok(u32::from_le_bytes(bytes))
}

/// Reads one answer: the number of frames, their extent, and each frame with its milliseconds. No frames mean that the
/// picture cannot be drawn.
fn answer(from: &mut impl Read) -> io::Result<Result<Vec<Frame>, Refusal>> {
    let (count, width, height) = (number(from)?, number(from)?, number(from)?);
    if count == 0 {
        return Ok(Err(Refusal::Unreadable));
    }
    let size = IntSize::from_wh(width, height).filter(|_| width.max(height) <= MAX_SIDE);
    let (Some(size), true) = (size, usize::try_from(count).is_ok_and(|count| count <= MAX_FRAMES)) else {
        return Err(io::Error::other("no picture has these sizes"));
    };
    let mut frames = Vec::new();
    for _ in 0..count {
        let time = Duration::from_millis(u64::from(number(from)?));
        let length = usize::try_from(u64::from(width) * u64::from(height) * 4).map_err(io::Error::other)?;
        let mut pixels = vec![0; length];
        from.read_exact(&mut pixels)?;
        let pixels = Pixmap::from_vec(pixels, size).ok_or_else(|| io::Error::other("no picture has these sizes"))?;
        frames.push(Frame { pixels, time });
    }
    Ok(Ok(frames))
}

/// Runs the process: draws each picture from standard input until there are no more.
pub fn serve() {
    limit_memory();
    lock_in();
    let drawer = Drawer::new(&super::super::looks::FONTS, super::FAMILY);
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    while let Ok((extent, fit, bytes)) = next_order(&mut input) {
        let (done, waiting) = mpsc::channel::<()>();
        std::thread::spawn(move || {
            if waiting.recv_timeout(LONGEST) == Err(RecvTimeoutError::Timeout) {
                std::process::exit(1);
            }
        });
        let frames = drawer.draw(&bytes, extent, fit).unwrap_or_default();
        drop(done);
        if reply(&mut output, &frames).is_err() {
            return;
        }
    }
}

fn next_order(from: &mut impl Read) -> io::Result<(Extent, Fit, Vec<u8>)> {
    let extent = (number(from)?, number(from)?);
    let fit = if number(from)? == 0 { Fit::Stretched } else { Fit::Whole };
    let length = usize::try_from(number(from)?).map_err(io::Error::other)?;
    if length > MAX_BYTES {
        return Err(io::Error::other("no picture is so large"));
    }
    let mut bytes = vec![0; length];
    from.read_exact(&mut bytes)?;
    Ok((extent, fit, bytes))
}

fn reply(to: &mut impl Write, frames: &[Frame]) -> io::Result<()> {
    let count = u32::try_from(frames.len()).map_err(io::Error::other)?;
    to.write_all(&count.to_le_bytes())?;
    write_extent(to, frames.first().map_or((0, 0), |frame| (frame.pixels.width(), frame.pixels.height())))?;
    for frame in frames {
        let time = frame.time.as_millis().saturating_as::<u32>();
        to.write_all(&time.to_le_bytes())?;
        to.write_all(frame.pixels.data())?;
    }
    to.flush()
}

/// From here on this process gets no more memory than this.
#[cfg(target_os = "linux")]
fn limit_memory() {
    use rustix::process::{Resource, Rlimit, setrlimit};
    let most = Rlimit { current: Some(MAX_MEMORY), maximum: Some(MAX_MEMORY) };
    let _ = setrlimit(Resource::As, most);
}

#[cfg(not(target_os = "linux"))]
fn limit_memory() {}
