// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/graph_check.h"

// A few bytes describe a model of up to 50,000 modules.
DOPPLER_FUZZER(huggingface, input) { checkGraphFormat("huggingface", input, std::size_t{128} << 20); }
