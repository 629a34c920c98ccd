//! Tests of devices.
