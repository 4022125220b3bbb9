// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/graph_check.h"

void doppler::fuzz::check(std::string_view input) { checkGraphFormat("tensorflow-cost", input); }
