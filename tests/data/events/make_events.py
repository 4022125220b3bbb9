#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the event files of this folder, independently of the product: TFRecord and protobuf by hand.

foreign.tfevents   as torch.utils.tensorboard writes scalars: one tag an event, here and there as tensors
cut.tfevents       the same, killed within its last record
corpus             small files for tests/fuzz/corpus/event_file (with the folder as argument)
"""
import pathlib
import struct
import sys


def crc32c(data):
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = (crc >> 1) ^ (0x82F63B78 if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF


def masked(data):
    crc = crc32c(data)
    return ((((crc >> 15) | (crc << 17)) & 0xFFFFFFFF) + 0xA282EAD8) & 0xFFFFFFFF


def record(data):
    length = struct.pack("<Q", len(data))
    return length + struct.pack("<I", masked(length)) + data + struct.pack("<I", masked(data))


def varint(value):
    value &= (1 << 64) - 1
    out = b""
    while value >= 0x80:
        out += bytes([value & 0x7F | 0x80])
        value >>= 7
    return out + bytes([value])


def field(number, value):
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    if isinstance(value, float):
        return varint(number << 3 | 1) + struct.pack("<d", value)
    data = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(data)) + data


def event(time, step, *values):
    return record(field(1, time) + field(2, step) + field(5, b"".join(field(1, v) for v in values)))


def simple(tag, value):
    return field(1, tag) + varint(2 << 3 | 5) + struct.pack("<f", value)


def tensor(tag, body):
    return field(1, tag) + field(8, body) + field(9, field(1, field(1, "scalars")))


def hparams(settings):
    entries = b"".join(field(1, field(1, k) + field(2, v)) for k, v in settings)
    content = field(3, entries)
    return field(1, "_hparams_/session_start_info") + field(9, field(1, field(1, "hparams") + field(2, content)))


def version():
    return record(field(1, 1000.0) + field(3, "brain.Event:2"))


def foreign():
    shape = field(2, b"")
    return (
        version()
        + event(1000.0, 0, hparams([("policy", field(3, "own")), ("seed", field(2, 5.0)), ("wide", field(4, 1))]))
        + event(1001.0, 0, simple("train/makespan", 0.5))
        + event(1001.0, 0, simple("train/loss", 2.0))
        + event(1002.0, 1, tensor("train/makespan", field(1, 1) + shape + field(4, struct.pack("<f", 0.25))))
        + event(1002.0, 1, tensor("train/loss", field(1, 2) + shape + field(6, struct.pack("<d", 1.0))))
        + event(1003.0, 2, tensor("train/makespan", field(1, 2) + shape + field(4, struct.pack("<d", 0.375))))
        + event(1003.0, 2, tensor("histogram", field(1, 1) + field(5, struct.pack("<ff", 1, 2))))
        + event(1004.0, 3, simple("train/makespan", 0.125), simple("lr", 0.5))
    )


def main():
    here = pathlib.Path(__file__).parent
    whole = foreign()
    if len(sys.argv) > 1:
        folder = pathlib.Path(sys.argv[1])
        (folder / "foreign").write_bytes(whole)
        (folder / "version").write_bytes(version())
        (folder / "huge_length").write_bytes(version() + struct.pack("<Q", 1 << 62) + struct.pack("<I", masked(struct.pack("<Q", 1 << 62))))
        (folder / "long_record").write_bytes(version() + struct.pack("<Q", 60 << 20) + struct.pack("<I", masked(struct.pack("<Q", 60 << 20))) + b"x" * 40)
        (folder / "no_event").write_bytes(version() + record(b"\x0a\xff\xff\xff\xff\x0f"))
        (folder / "negative_step").write_bytes(version() + event(1.0, -5, simple("makespan", 1.0)))
        (folder / "restart").write_bytes(whole + record(field(1, 1010.0) + field(2, 1) + field(7, field(1, 1))) + event(1011.0, 1, simple("train/makespan", 0.0625)))
        return
    (here / "foreign.tfevents").write_bytes(whole)
    (here / "cut.tfevents").write_bytes(whole[:-7])


main()
