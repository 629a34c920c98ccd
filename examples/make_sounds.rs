//! Makes the program's sounds anew: `cargo run --no-default-features --example make_sounds`.
//! Each is a few soft sine tones; no recording of anybody's is used.
#![allow(clippy::unwrap_used, clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::panic)]

use std::f64::consts::TAU;
use std::fs;

const RATE: u32 = 22_050;

/// A tone: when it begins, how long it sounds, in milliseconds, its pitch in Hz and its loudness.
struct Tone(u32, u32, f64, f64);

fn samples(tones: &[Tone]) -> Vec<i16> {
    let length = tones.iter().map(|Tone(start, long, ..)| start + long).max().unwrap_or(0);
    let mut mixed = vec![0.0_f64; (length * RATE / 1000) as usize];
    for Tone(start, long, pitch, loud) in tones {
        let (first, count) = ((start * RATE / 1000) as usize, long * RATE / 1000);
        for i in 0..count {
            let (time, part) = (f64::from(i) / f64::from(RATE), f64::from(i) / f64::from(count));
            let swell = (part * 25.0).min(1.0) * (1.0 - part).powf(1.6);
            let wave = (TAU * pitch * time).sin() + 0.25 * (TAU * 2.0 * pitch * time).sin();
            if let Some(sample) = mixed.get_mut(first + i as usize) {
                *sample += wave * swell * loud;
            }
        }
    }
    mixed.iter().map(|s| (s.clamp(-1.0, 1.0) * 32_000.0) as i16).collect()
}

fn wav(samples: &[i16]) -> Vec<u8> {
    let size = samples.len() as u32 * 2;
    let mut bytes = Vec::new();
    bytes.extend(b"RIFF");
    bytes.extend((36 + size).to_le_bytes());
    bytes.extend(b"WAVEfmt ");
    bytes.extend(16_u32.to_le_bytes());
    for half in [1_u16, 1] {
        bytes.extend(half.to_le_bytes());
    }
    bytes.extend(RATE.to_le_bytes());
    bytes.extend((RATE * 2).to_le_bytes());
    for half in [2_u16, 16] {
        bytes.extend(half.to_le_bytes());
    }
    bytes.extend(b"data");
    bytes.extend(size.to_le_bytes());
    samples.iter().for_each(|s| bytes.extend(s.to_le_bytes()));
    bytes
}

fn main() {
    let sounds: [(&str, &[Tone]); 5] = [
        ("move", &[Tone(0, 110, 392.0, 0.32)]),
        ("tick", &[Tone(0, 30, 880.0, 0.14)]),
        ("invalid-choice", &[Tone(0, 140, 220.0, 0.3), Tone(120, 200, 165.0, 0.3)]),
        ("level-done", &[Tone(0, 260, 392.0, 0.26), Tone(140, 260, 494.0, 0.26), Tone(280, 520, 587.0, 0.28)]),
        (
            "game-done",
            &[
                Tone(0, 260, 392.0, 0.22),
                Tone(150, 260, 494.0, 0.22),
                Tone(300, 260, 587.0, 0.22),
                Tone(450, 900, 784.0, 0.22),
                Tone(450, 900, 494.0, 0.14),
            ],
        ),
    ];
    for (name, tones) in sounds {
        fs::write(format!("assets/sounds/{name}.wav"), wav(&samples(tones))).unwrap();
    }
}
