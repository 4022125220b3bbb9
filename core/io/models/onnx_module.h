// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/graphs/graph_format.h"

namespace doppler {

/// What the module that reads ONNX models exports: `extern "C" doppler::OnnxModuleEntry dopplerOnnxModule`. A
/// module of its own since the ONNX library takes longer to load than the rest of the program.
struct OnnxModuleEntry {
    static constexpr std::uint32_t currentInterface = 2;
    std::uint32_t interface = currentInterface;
    Result<GraphPtr> (*read)(std::string_view text, const ReadRequest& request) = nullptr;
    std::vector<OptionSpec> (*options)(std::string_view text) = nullptr;
};

} // namespace doppler
