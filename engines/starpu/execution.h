// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/starpu/document.h"
#include "engines/starpu/kernels.h"

#include <cstdint>
#include <memory>

namespace doppler::starpu {

/// What an execution measured, in seconds from its start.
struct Measured {
    struct Transfer {
        std::size_t tensor = 0;
        std::size_t to = 0;
        double start = 0;
        double end = 0;
    };
    std::vector<double> starts; ///< By vertex.
    std::vector<double> ends;
    std::vector<std::size_t> devices; ///< Worker that ran the vertex.
    std::vector<std::uint32_t> tokens;
    std::vector<Transfer> transfers;
};

/// The tensors of a graph as data of StarPU, and its vertices as tasks. StarPU must be running from creation
/// to destruction.
class Executor {
public:
    /// Allocates all tensors. Errors: more bytes than the machine has.
    static Result<std::unique_ptr<Executor>> create(const Document& document, std::vector<Work> works);
    virtual ~Executor() = default;
    /// Executes the graph once. Errors: StarPU refuses a task.
    virtual Result<Measured> execute() = 0;
};

} // namespace doppler::starpu
