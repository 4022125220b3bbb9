// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/tasks/task_costs.h"

#include "core/base/option_specs.h"

namespace doppler {

TaskCosts::TaskCosts(const Options& options)
    : meanFlops(options.number("flops")), meanBytes(options.number("output_bytes")),
      spread(options.number("spread")), random(extentOf(options, "seed"))
{
}

Vertex TaskCosts::draw(std::string name, std::string op, std::string group)
{
    const auto around = [&](double mean) { return mean * (1 + spread * (random.uniform() - 0.5)); };
    Vertex task;
    task.name = std::move(name);
    task.op = std::move(op);
    task.group = std::move(group);
    task.flops = around(meanFlops);
    task.outputBytes = around(meanBytes);
    return task;
}

std::vector<OptionSpec> withTaskOptions(std::vector<OptionSpec> own)
{
    own.push_back(numberOption("flops", 1e9, 1, 1e18,
                               {.label = DOPPLER_TEXT("core", "Mean work"),
                                .unit = "FLOP",
                                .help = DOPPLER_TEXT("core", "mean work of a task, in FLOP")}));
    own.push_back(numberOption("output_bytes", 1e6, 0, 1e15,
                               {.label = DOPPLER_TEXT("core", "Mean output size"),
                                .unit = DOPPLER_TEXT("core", "bytes"),
                                .help = DOPPLER_TEXT("core", "mean size of a task's output")}));
    own.push_back(
        numberOption("spread", 0, 0, 2,
                     {.label = DOPPLER_TEXT("core", "Cost spread"),
                      .help = DOPPLER_TEXT("core", "width of the range from which work and output size are "
                                                   "drawn, relative to the mean; 0: all equal")}));
    own.push_back(wholeOption(
        "seed", 1, 0, 1e15,
        {.label = DOPPLER_TEXT("core", "Random seed"), .help = DOPPLER_TEXT("core", "random seed")}));
    return own;
}

} // namespace doppler
