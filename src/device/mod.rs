//! Gamepads, remote signals, sound and speech; each can be absent.
