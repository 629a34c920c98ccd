//! Every kind of problem. Meanings and cures are in docs/problems.md, texts in `texts/`.

use super::{Problem, Severity};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

macro_rules! codes {
    ($($code:ident)*) => {
        /// The stable name of a kind of problem, such as `R012`.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs)]
        pub enum Code { $($code,)* }

        impl Code {
            /// All of them, in the order of docs/problems.md.
            pub const ALL: &'static [Self] = &[$(Self::$code,)*];

            /// Its letter and number.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$code => stringify!($code),)* }
            }
        }
    };
}

codes! {
    F001 F002 F003 F004 F005 F006 F007 F008 F009 F010 F011 F012 F013
    G001 G002 G003 G004 G005 G006 G007 G009 G010
    X001 X002 X003 X004 X005 X006 X007 X008 X009 X010 X011 X012
    V001 V002 V003 V004 V005 V006 V007
    P001 P002 P003 P004 P005 P006 P007 P008 P009 P010 P011 P012 P013 P014
    A001 A002 A003
    E001 E002 E003 E004
    L001 L002 L003 L004 L005 L006 L007 L008 L009 L010 L011 L013
    L014 L015 L016 L017 L018 L019 L020 L021 L022 L023 L024 L025
    L026
    C001 C002
    O001 O002 O003 O004
    N001 N002 N003 N004 N005
    I001 I002 I003 I004 I005 I006 I007 I008
    R001 R002 R003 R004 R005 R010 R011 R012 R013
    R017 R020 R021 R022 R023 R024 R025 R026 R027 R030 R031 R032 R033
    R034 R035 R036 R040 R041 R042 R043 R044 R045 R046 R050 R051 R052 R053
    R054 R055 R056 R057 R058 R059 R060 R061 R062 R063 R064
    T001 T002 T003 T010 T011 T012 T013 T014 T015 T020 T021 T022
    T023 T024 T025 T026 T027 T028 T029 T030 T031 T032 T033 T034
    T035 T040 T041 T042 T043 T044 T045 T046 T047 T048 T050 T051 T060
    H001 H002 H003 H004
    S001 S002 S003 S004 S005 S006 S007 S008 S009 S011 S012 S013
    S014 S015 S016 S017 S018 S019 S020 S021 S022 S023 S024 S025 S026
    D001 D002 D003
    Z001 Z002 Z003 Z004 Z005 Z006 Z007 Z008 Z009 Z010 Z011 Z012
    Z013 Z014 Z015
}

impl Code {
    /// A problem that must be fixed, with the text `CODE-case`.
    pub fn error(self, case: &'static str) -> Problem {
        Problem::of(Severity::Error, self, case)
    }

    /// A problem that should be looked into, with the text `CODE-case`.
    pub fn warning(self, case: &'static str) -> Problem {
        Problem::of(Severity::Warning, self, case)
    }

    /// Something worth knowing, with the text `CODE-case`.
    pub fn note(self, case: &'static str) -> Problem {
        Problem::of(Severity::Note, self, case)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl PartialEq<&str> for Code {
    fn eq(&self, name: &&str) -> bool {
        self.name() == *name
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let known = Self::ALL.iter().find(|code| code.name() == name).copied();
        known.ok_or_else(|| de::Error::custom(format!("there is no code {name}")))
    }
}
