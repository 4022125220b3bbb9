// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing: the precompiled headers of tests belong to a target, and a target has a file.
