// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/graph_check.h"

DOPPLER_FUZZER(node_link, input) { checkGraphFormat("node-link", input); }
