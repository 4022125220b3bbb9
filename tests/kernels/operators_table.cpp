// SPDX-License-Identifier: GPL-3.0-or-later
// Runs ONNX's tests of operators and writes the table of operators: operators_table [FILE]
#include "tests/kernels/operators_cases.h"

#include <cstdio>
#include <fstream>

int main(int argc, char** argv)
{
    using namespace doppler::tests;
    if (!conformanceCasesInstalled()) {
        std::fprintf(stderr, "ONNX's tests of operators were not found (Debian: libonnx-testdata)\n");
        return 1;
    }
    const auto cases = runConformanceCases();
    const ConformanceSums sums = sumsOf(cases);
    for (const ConformanceCase& one : cases)
        if (!one.failure.empty())
            std::printf("%s: %s\n", one.name.c_str(), one.failure.c_str());
    std::printf("%zu of %zu cases passed\n", sums.passed, sums.run);
    for (const auto& [reason, number] : sums.leftOut)
        std::printf("left out: %s: %zu\n", reason.c_str(), number);
    if (argc > 1)
        std::ofstream(argv[1]) << operatorsDocument(cases);
    return 0;
}
