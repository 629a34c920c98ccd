//! SOUNDS/: wav files that rules play by name.

use super::super::sounds::{MAX_SOUND_BYTES, MAX_SOUNDS, Sounds, Wav, sound_fault};
use super::Folder;
use crate::FileFault;
use switchboard_base::diag::{Code, Place, Problem};

/// Reads the sounds; a faulty one is reported, and the game goes without it.
pub(super) fn read(folder: &mut Folder<'_>) -> Sounds {
    let mut sounds = Sounds::new();
    for file in folder.list("SOUNDS") {
        let path = format!("SOUNDS/{file}");
        let tell = |folder: &mut Folder<'_>, problem: Problem| {
            folder.problems.push(problem.at(Place::file(folder.files.show(&path))));
        };
        let ending = file.rsplit_once('.').filter(|(_, ending)| ending.eq_ignore_ascii_case("wav"));
        let Some((name, _)) = ending else {
            // licence texts of the sounds lie beside them
            if !file.to_lowercase().ends_with(".txt") && !file.to_lowercase().ends_with(".md") {
                tell(folder, Code::A001.error("kind").arg("name", &file).cure("sound-wav"));
            }
            continue;
        };
        if sounds.len() >= MAX_SOUNDS {
            tell(folder, Code::A001.error("many").arg("most", MAX_SOUNDS).cure("fewer-sounds"));
            break;
        }
        let bytes = match folder.files.size(&path) {
            Ok(size) if size > MAX_SOUND_BYTES => Err(FileFault::TooLarge { size, limit: MAX_SOUND_BYTES }),
            Ok(_) => folder.files.read(&path),
            Err(fault) => Err(fault),
        };
        match bytes {
            Err(fault @ FileFault::TooLarge { .. }) => tell(folder, fault.problem().cure("shorter-sound")),
            Err(fault) => folder.fault(&path, &fault),
            Ok(bytes) if !folder.holds_bytes(bytes.len() as u64) => break,
            Ok(bytes) => match sound_fault(&file, &bytes) {
                Some(problem) => tell(folder, problem),
                None => {
                    let wav = Wav { name: name.to_owned(), bytes: bytes.into() };
                    sounds.insert(name.to_lowercase(), wav);
                }
            },
        }
    }
    sounds
}
