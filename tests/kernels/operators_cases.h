// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

namespace doppler::tests {

/// One of ONNX's tests of operators.
struct ConformanceCase {
    std::string name;                   ///< Folder and name, e.g. "node/test_abs".
    std::vector<std::string> operators; ///< Of its model.
    std::string leftOut;                ///< Why the case is not run; empty: it is run.
    std::string failure;                ///< Empty: the outputs are as expected, or the case was left out.
    bool random = false;                ///< Only shapes and types of the outputs were compared.
};

/// Whether ONNX's tests are installed (Debian: libonnx-testdata).
bool conformanceCasesInstalled();
/// Runs all of them, in the order of their names.
std::vector<ConformanceCase> runConformanceCases();

struct ConformanceSums {
    std::size_t run = 0;
    std::size_t passed = 0;
    std::map<std::string, std::size_t> leftOut; ///< By reason.
};
ConformanceSums sumsOf(const std::vector<ConformanceCase>& cases);

/// The document about the operators, docs/operators.md.
std::string operatorsDocument(const std::vector<ConformanceCase>& cases);

} // namespace doppler::tests
