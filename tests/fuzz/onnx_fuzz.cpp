// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/graph_check.h"

DOPPLER_FUZZER(onnx, input)
{
    // The module registers its operators when it is first used, and calls of functions, however few bytes
    // they are, may come to 20,000 nodes.
    constexpr std::size_t library = std::size_t{64} << 20;
    checkGraphFormat("onnx", input, library);
}
