// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/graph_check.h"

// SQLite has a cache of pages.
DOPPLER_FUZZER(nsight, input) { checkGraphFormat("nsight", input, std::size_t{8} << 20); }
