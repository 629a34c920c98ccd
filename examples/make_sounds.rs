//! Produces the program's sounds: `cargo run --no-default-features --example make_sounds`. The program's own are a few soft sine tones
//! each; those of PuzzleScript games are gliding tones and noise. No recordings are used.
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

/// A part of a sound of a PuzzleScript game: when it begins and how long it sounds, in milliseconds, its pitch in Hz at the start and
/// at the end, how much of it is noise, 0 to 1, and its loudness.
struct Glide(u32, u32, f64, f64, f64, f64);

fn glides(parts: &[Glide]) -> Vec<i16> {
    let length = parts.iter().map(|Glide(start, long, ..)| start + long).max().unwrap_or(0);
    let mut mixed = vec![0.0_f64; (length * RATE / 1000) as usize];
    for Glide(start, long, from, to, noisy, loud) in parts {
        let (first, count) = ((start * RATE / 1000) as usize, long * RATE / 1000);
        let (mut phase, mut noise, mut soft) = (0.0_f64, 0x2545_f491_u32, 0.0_f64);
        for i in 0..count {
            let part = f64::from(i) / f64::from(count);
            let pitch = from * (to / from).powf(part);
            phase += pitch / f64::from(RATE);
            for bits in [13, 17, 5] {
                noise ^= if bits == 17 { noise >> bits } else { noise << bits };
            }
            // the lower the pitch, the duller the noise
            soft += (f64::from(noise) / f64::from(u32::MAX) * 2.0 - 1.0 - soft) * (pitch / 4_000.0).min(1.0);
            let tone = (TAU * phase).sin() + (TAU * 3.0 * phase).sin() / 3.0 + (TAU * 5.0 * phase).sin() / 5.0;
            let swell = (part * 40.0).min(1.0) * (1.0 - part).powf(1.4);
            if let Some(sample) = mixed.get_mut(first + i as usize) {
                *sample += (tone * (1.0 - noisy) + soft * noisy * 2.0) * swell * loud;
            }
        }
    }
    mixed.iter().map(|s| (s.clamp(-0.75, 0.75) * 32_000.0) as i16).collect()
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
    let sounds: [(&str, &[Tone]); 11] = [
        ("move", &[Tone(0, 110, 392.0, 0.32)]),
        // a computer's move: two taps, lower than one's own
        ("their-move", &[Tone(0, 90, 294.0, 0.24), Tone(75, 130, 330.0, 0.24)]),
        ("undo", &[Tone(0, 90, 392.0, 0.22), Tone(75, 140, 294.0, 0.22)]),
        // something comes together: a pair, a mill, a box
        ("match", &[Tone(0, 120, 523.0, 0.22), Tone(80, 220, 659.0, 0.22)]),
        // one man in another's place
        ("capture", &[Tone(0, 60, 587.0, 0.2), Tone(45, 160, 196.0, 0.3)]),
        // a man goes all the way back, down three steps
        ("sent-home", &[Tone(0, 110, 523.0, 0.2), Tone(85, 110, 440.0, 0.2), Tone(170, 220, 349.0, 0.24)]),
        ("tick", &[Tone(0, 30, 880.0, 0.14)]),
        ("invalid-choice", &[Tone(0, 140, 220.0, 0.15), Tone(120, 200, 165.0, 0.15)]),
        // down the steps that a level done goes up, as soft as that
        ("lost", &[Tone(0, 260, 392.0, 0.24), Tone(160, 280, 349.0, 0.24), Tone(330, 560, 294.0, 0.26)]),
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
    let glided: [(&str, &[Glide]); 9] = [
        ("coin", &[Glide(0, 70, 988.0, 988.0, 0.0, 0.22), Glide(70, 230, 1319.0, 1319.0, 0.0, 0.22)]),
        ("shot", &[Glide(0, 200, 1400.0, 220.0, 0.1, 0.24)]),
        ("explosion", &[Glide(0, 520, 900.0, 60.0, 1.0, 0.7)]),
        ("power-up", &[Glide(0, 160, 330.0, 660.0, 0.0, 0.2), Glide(160, 240, 440.0, 990.0, 0.0, 0.22)]),
        ("hit", &[Glide(0, 130, 420.0, 90.0, 0.5, 0.4)]),
        ("jump", &[Glide(0, 190, 260.0, 700.0, 0.0, 0.22)]),
        ("blip", &[Glide(0, 70, 620.0, 620.0, 0.0, 0.2)]),
        ("push", &[Glide(0, 150, 300.0, 140.0, 0.95, 0.6)]),
        (
            "bird",
            &[
                Glide(0, 90, 1500.0, 2300.0, 0.0, 0.16),
                Glide(90, 90, 2200.0, 1600.0, 0.0, 0.16),
                Glide(190, 110, 1700.0, 2500.0, 0.0, 0.16),
            ],
        ),
    ];
    let own = sounds.into_iter().map(|(name, tones)| (name, samples(tones)));
    for (name, samples) in own.chain(glided.into_iter().map(|(name, parts)| (name, glides(parts)))) {
        fs::write(format!("assets/sounds/{name}.wav"), wav(&samples)).unwrap();
    }
}
