// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/base/random.h"
#include "core/graph/graph_builder.h"

#include <string>
#include <vector>

namespace doppler {

/// Work and output of tasks without a real computation: the mean, or random values around it.
class TaskCosts {
public:
    explicit TaskCosts(const Options& options);
    /// A task with costs; without a group unless one is given.
    Vertex draw(std::string name, std::string op, std::string group = {});

private:
    double meanFlops;
    double meanBytes;
    double spread;
    Random random;
};

/// Appends `flops`, `output_bytes`, `spread` and `seed` to a family's own options.
std::vector<OptionSpec> withTaskOptions(std::vector<OptionSpec> own);

} // namespace doppler
