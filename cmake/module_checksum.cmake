# SPDX-License-Identifier: GPL-3.0-or-later
# Writes FILE.sha256 with the size in bytes and the SHA-256 of FILE. core/base/module_file.cpp compares both before it loads
# a module: a truncated library would end the program with SIGBUS.
file(SIZE "${FILE}" size)
file(SHA256 "${FILE}" hash)
file(WRITE "${FILE}.sha256" "${size} ${hash}\n")
