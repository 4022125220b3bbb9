// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/starpu/overhead.h"

#include "engines/starpu/execution.h"
#include "engines/starpu/runtime.h"

#include <algorithm>

namespace doppler::starpu {

namespace {

Document emptyTasks(std::size_t tasks, OverheadShape shape)
{
    Document out;
    out.devices = {"0", "1"};
    out.mode = "asynchronous";
    out.rule = "fifo";
    out.kernels = {{"", {}, 0, 0}};
    out.kernelOf.assign(tasks, 0);
    out.seconds.assign(tasks, {0, 0});
    for (std::size_t i = 0; i < tasks; ++i) {
        out.placement.push_back(i % 2);
        out.tensors.push_back({i, 4});
        if (shape == OverheadShape::Crossing && i >= 1)
            out.edges.push_back({i - 1, i, i - 1});
        if (shape != OverheadShape::Independent && i >= 2)
            out.edges.push_back({i - 2, i, i - 2});
    }
    return out;
}

} // namespace

const char* nameOf(OverheadShape shape)
{
    switch (shape) {
    case OverheadShape::Independent:
        return "independent";
    case OverheadShape::Chains:
        return "chains";
    case OverheadShape::Crossing:
        return "crossing";
    }
    return "";
}

Result<double> overheadPerTask(std::size_t tasks, OverheadShape shape)
{
    constexpr std::size_t executions = 7;
    constexpr std::size_t warmup = 2;
    const Document document = emptyTasks(tasks, shape);
    auto runtime = Runtime::start(document.devices.size(), {}, false);
    if (!runtime)
        return runtime.error();
    auto executor = Executor::create(document, {Work{}});
    if (!executor)
        return executor.error();
    std::vector<double> seconds;
    for (std::size_t i = 0; i < executions + warmup; ++i) {
        const auto measured = (*executor)->execute();
        if (!measured)
            return measured.error();
        if (i >= warmup)
            seconds.push_back(*std::ranges::max_element(measured->ends) / static_cast<double>(tasks));
    }
    std::ranges::nth_element(seconds, seconds.begin() + executions / 2);
    return seconds[executions / 2];
}

} // namespace doppler::starpu
