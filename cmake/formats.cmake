# SPDX-License-Identifier: GPL-3.0-or-later
# What reads other people's files. Global: core is linked into test programs of other folders as well.
find_package(ZLIB REQUIRED GLOBAL)
# Debian's ONNX names protobuf's library without finding it.
find_package(Protobuf REQUIRED GLOBAL)
find_package(ONNX 1.12 REQUIRED GLOBAL)
find_package(pugixml REQUIRED GLOBAL)
