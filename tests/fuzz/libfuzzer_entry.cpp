// SPDX-License-Identifier: GPL-3.0-or-later
// What libFuzzer calls with each input: the only fuzzer of the program.
#include "tests/fuzz/fuzz_target.h"

#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const doppler::fuzz::Fuzzer fuzzer = doppler::fuzz::findFuzzer();
    fuzzer({reinterpret_cast<const char*>(data), size});
    return 0;
}
