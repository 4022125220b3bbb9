# SPDX-License-Identifier: GPL-3.0-or-later
# What reads other people's files. Global: core is linked into test programs of other folders as well.
find_package(ZLIB REQUIRED GLOBAL)
