//! Colours by name, in the palettes that a game may choose, or as `#rgb` and `#rrggbb`.

/// The names of colours, in the order of each palette.
const NAMES: [&str; 21] = [
    "black",
    "white",
    "grey",
    "darkgrey",
    "lightgrey",
    "red",
    "darkred",
    "lightred",
    "brown",
    "darkbrown",
    "lightbrown",
    "orange",
    "yellow",
    "green",
    "darkgreen",
    "lightgreen",
    "blue",
    "lightblue",
    "darkblue",
    "purple",
    "pink",
];

/// Red, green and blue.
pub type SpriteColor = [u8; 3];

/// The colours that the names stand for in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Palette(&'static [u32; 21]);

/// The palettes of the language by name and, from 1, by number (PuzzleScript's documentation, "Palettes").
static PALETTES: [(&str, [u32; 21]); 14] = [
    (
        "mastersystem",
        [
            0x00_0000, 0xff_ffff, 0x55_5555, 0x55_5500, 0xaa_aaaa, 0xff_0000, 0xaa_0000, 0xff_5555, 0xaa_5500,
            0x55_0000, 0xff_aa00, 0xff_5500, 0xff_ff55, 0x55_aa00, 0x00_5500, 0xaa_ff00, 0x55_55aa, 0xaa_ffff,
            0x00_0055, 0x55_0055, 0xff_aaff,
        ],
    ),
    (
        "gameboycolour",
        [
            0x00_0000, 0xff_ffff, 0x7f_7f7c, 0x3e_3e44, 0xba_a7a7, 0xa7_120c, 0x88_0606, 0xba_381f, 0x57_381f,
            0x3e_2519, 0x8e_634b, 0xba_4b32, 0xc0_ba6f, 0x51_7525, 0x38_5d12, 0x6f_8e44, 0x5d_6fa7, 0x8e_a7a7,
            0x4b_575d, 0x3e_3e44, 0xba_381f,
        ],
    ),
    (
        "amiga",
        [
            0x00_0000, 0xff_ffff, 0xbb_bbbb, 0x33_3333, 0xff_eedd, 0xdd_1111, 0x99_0000, 0xff_4422, 0x66_3311,
            0x33_1100, 0xaa_6644, 0xff_6644, 0xff_dd66, 0x44_8811, 0x33_5500, 0x88_bb77, 0x88_99dd, 0xbb_ddee,
            0x66_6688, 0x66_5555, 0x99_7788,
        ],
    ),
    (
        "arnecolors",
        [
            0x00_0000, 0xff_ffff, 0x9d_9d9d, 0x69_7175, 0xcc_cccc, 0xbe_2633, 0x73_2930, 0xe0_6f8b, 0xa4_6422,
            0x49_3c2b, 0xee_b62f, 0xeb_8931, 0xf7_e26b, 0x44_891a, 0x2f_484e, 0xa3_ce27, 0x1d_57f7, 0xb2_dcef,
            0x1b_2632, 0x34_2a97, 0xde_65e2,
        ],
    ),
    (
        "famicom",
        [
            0x00_0000, 0xff_ffff, 0x7c_7c7c, 0x08_0808, 0xbc_bcbc, 0xf8_3800, 0x88_1400, 0xf8_7858, 0xac_7c00,
            0x50_3000, 0xfc_e0a8, 0xfc_a044, 0xf8_b800, 0x00_b800, 0x00_5800, 0xb8_f8b8, 0x00_58f8, 0x3c_bcfc,
            0x00_00bc, 0x66_44fc, 0xf8_78f8,
        ],
    ),
    (
        "atari",
        [
            0x00_0000, 0xff_ffff, 0x90_9090, 0x40_4040, 0xb0_b0b0, 0xa0_3c50, 0x70_0014, 0xdc_849c, 0x80_5020,
            0x70_3400, 0xcb_9870, 0xcc_ac70, 0xec_d09c, 0x58_b06c, 0x00_6414, 0x70_c484, 0x1c_3c88, 0x68_88c8,
            0x00_0088, 0x3c_0080, 0xb4_84dc,
        ],
    ),
    (
        "pastel",
        [
            0x00_0000, 0xff_ffff, 0x3e_3e3e, 0x31_3131, 0x9c_bcbc, 0xf5_6ca2, 0xa6_3577, 0xff_a9cf, 0xb5_8c53,
            0x78_7562, 0xb5_8c53, 0xeb_792d, 0xff_e15f, 0x00_ff4f, 0x2b_732c, 0x97_c04f, 0x0f_88d3, 0x00_fffe,
            0x29_3a7b, 0xff_6554, 0xeb_792d,
        ],
    ),
    (
        "ega",
        [
            0x00_0000, 0xff_ffff, 0x55_5555, 0x55_5555, 0xaa_aaaa, 0xff_5555, 0xaa_0000, 0xff_55ff, 0xaa_5500,
            0xaa_5500, 0xff_ff55, 0xff_5555, 0xff_ff55, 0x00_aa00, 0x00_aaaa, 0x55_ff55, 0x55_55ff, 0x55_ffff,
            0x00_00aa, 0xaa_00aa, 0xff_55ff,
        ],
    ),
    (
        "amstrad",
        [
            0x00_0000, 0xff_ffff, 0x7f_7f7f, 0x63_6363, 0xaf_afaf, 0xff_0000, 0x7f_0000, 0xff_7f7f, 0xff_7f00,
            0x7f_7f00, 0xff_ff00, 0xff_007f, 0xff_ff7f, 0x01_ff00, 0x00_7f00, 0x7f_ff7f, 0x00_00ff, 0x7f_7fff,
            0x00_007f, 0x7f_007f, 0xff_7fff,
        ],
    ),
    (
        "proteus_mellow",
        [
            0x3d_2d2e, 0xdd_f1fc, 0x9f_b2d4, 0x7b_8272, 0xa4_bfda, 0x9d_5443, 0x8c_5b4a, 0x94_614c, 0x89_a78d,
            0x82_9e88, 0xaa_ae97, 0xd1_ba86, 0xd6_cda2, 0x75_ac8d, 0x8f_a67f, 0x8e_b682, 0x88_a3ce, 0xa5_adb0,
            0x5c_6b8c, 0xd3_9fac, 0xc8_ac9e,
        ],
    ),
    (
        "proteus_rich",
        [
            0x6f_686f, 0xd1_b1e2, 0xb9_aac1, 0x8e_8b84, 0xc7_b5cd, 0xa1_1f4f, 0x93_4765, 0xc9_98ad, 0x89_867d,
            0x79_7f75, 0xab_9997, 0xce_8c5c, 0xf0_d959, 0x75_bc54, 0x59_9d79, 0x90_cf5c, 0x8f_d0ec, 0xbc_dce7,
            0x0b_2c70, 0x9b_377f, 0xcd_88e5,
        ],
    ),
    (
        "proteus_night",
        [
            0x01_0912, 0xfd_eeec, 0x05_1d40, 0x09_1842, 0x06_2151, 0xad_4576, 0x93_4765, 0xab_6290, 0x61_646b,
            0x3d_2d2d, 0x83_93a0, 0x0a_2227, 0x0a_2541, 0x75_ac8d, 0x0a_2434, 0x06_1f2e, 0x0b_2c79, 0x80_9ccb,
            0x08_153b, 0x66_6a87, 0x75_4b4d,
        ],
    ),
    (
        "c64",
        [
            0x00_0000, 0xff_ffff, 0x6c_6c6c, 0x44_4444, 0x95_9595, 0x68_372b, 0x3f_1e17, 0x9a_6759, 0x43_3900,
            0x22_1c02, 0x6d_5c0d, 0x6f_4f25, 0xb8_c76f, 0x58_8d43, 0x34_5129, 0x9a_d284, 0x6c_5eb5, 0x70_a4b2,
            0x35_2879, 0x6f_3d86, 0xb0_44ac,
        ],
    ),
    (
        "whitingjp",
        [
            0x20_2527, 0xef_f8fd, 0x7b_7680, 0x3c_3b44, 0xbe_d0d7, 0xbd_194b, 0x6b_1334, 0xef_2358, 0xb5_2e1c,
            0x68_1c12, 0xe8_7b45, 0xff_8c10, 0xfb_d524, 0x36_bc3c, 0x31_7610, 0x8c_e062, 0x3f_62c6, 0x57_bbe0,
            0x2c_2fa0, 0x70_37d9, 0xec_2b8f,
        ],
    ),
];

/// The number of the default palette.
const USUAL: usize = 4;

impl Palette {
    /// The palette with this name or number, if there is one.
    pub fn named(text: &str) -> Option<Self> {
        let by_name = PALETTES.iter().find(|(name, _)| *name == text);
        let by_number = || PALETTES.get(text.parse::<usize>().ok()?.checked_sub(1)?);
        by_name.or_else(by_number).map(|(_, values)| Self(values))
    }

    /// The colour of a word in lower case; none if it is transparent or not a colour.
    pub fn rgb(self, word: &str) -> Option<SpriteColor> {
        if let Some(hex) = word.strip_prefix('#') {
            let digits: Vec<u8> = hex.chars().map_while(|c| u8::try_from(c.to_digit(16)?).ok()).collect();
            return match digits.as_slice() {
                [r, g, b] | [r, g, b, _] => Some([r * 17, g * 17, b * 17]),
                [r, s, g, h, b, c, ..] => Some([r * 16 + s, g * 16 + h, b * 16 + c]),
                _ => None,
            };
        }
        let [_, r, g, b] = self.0.get(known(word)?)?.to_be_bytes();
        Some([r, g, b])
    }
}

impl Default for Palette {
    fn default() -> Self {
        let usual = PALETTES.get(USUAL - 1).or(PALETTES.first());
        Self(usual.map_or(&[0; 21], |(_, values)| values))
    }
}

/// The index of a colour's name in the palettes.
fn known(word: &str) -> Option<usize> {
    let word = word.replace("gray", "grey");
    NAMES.iter().position(|name| *name == word)
}

/// How many bytes at the start of a text in lower case are a colour; none if it begins with something else. Colours may be written
/// together, as in `#123#456` and `redblue`.
pub fn colour_at(text: &str) -> Option<usize> {
    if let Some(hex) = text.strip_prefix('#') {
        return match hex.bytes().take_while(u8::is_ascii_hexdigit).count() {
            0..3 => None,
            3..6 => Some(1 + 3),
            _ => Some(1 + 6),
        };
    }
    let spelt = text.get(.."transparent".len()).map(|start| start.replace("gray", "grey"));
    let spelt = spelt.unwrap_or_else(|| text.replace("gray", "grey"));
    NAMES.iter().chain(&["transparent"]).find(|name| spelt.starts_with(**name)).map(|name| name.len())
}
