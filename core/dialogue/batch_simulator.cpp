// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dialogue/batch_simulator.h"

#include "core/base/start_thread.h"

#include <algorithm>
#include <atomic>
#include <mutex>

#include <fmt/format.h>

namespace doppler {

struct BatchSimulator::Batch {
    std::span<const std::uint32_t> devices;
    std::span<double> out;
    std::atomic<std::size_t> next = 0;
    std::mutex mutex = {}; ///< For the fault.
    std::atomic<std::size_t> faultRow = ~std::size_t{0};
    Error fault = {};
};

BatchSimulator::BatchSimulator(ProblemPtr of, std::size_t threads)
    : problem(std::move(of)), threadCount(std::max<std::size_t>(threads, 1))
{
}

void BatchSimulator::run(Batch& batch, Worker& worker)
{
    const Problem& problem = worker.simulator.problem();
    const std::size_t width = problem.vertexCount();
    worker.placement.devices.resize(width);
    // Rows are handed out one by one: their simulations take different times. Rows before the fault are
    // finished, so that the fault that is reported is always the first.
    for (std::size_t row = 0; (row = batch.next++) < batch.out.size() && row < batch.faultRow;) {
        const auto from = batch.devices.subspan(row * width, width);
        std::transform(from.begin(), from.end(), worker.placement.devices.begin(),
                       [](std::uint32_t d) { return DeviceId{d}; });
        if (auto valid = validate(problem, worker.placement); !valid) {
            const std::scoped_lock lock(batch.mutex);
            if (row < batch.faultRow) {
                batch.faultRow = row;
                batch.fault = valid.error();
            }
            return;
        }
        batch.out[row] = worker.simulator.makespan(worker.placement.devices);
    }
}

Result<void> BatchSimulator::makespans(std::span<const std::uint32_t> devices, std::span<double> out)
{
    if (devices.size() != out.size() * problem->vertexCount())
        return Error{{DOPPLER_TEXT("core", "found {0} devices, expected {1} for each of the {2} placements"),
                      {count(devices.size()), count(problem->vertexCount()), count(out.size())}},
                     {},
                     "batch"};
    const std::size_t used = std::clamp<std::size_t>(out.size(), 1, threadCount);
    while (workers.size() < used)
        workers.emplace_back(problem);
    Batch batch{.devices = devices, .out = out};
    {
        std::vector<std::jthread> helpers(used - 1);
        for (std::size_t i = 0; i + 1 < used; ++i)
            if (!startThread(helpers[i], [&, i] { run(batch, workers[i + 1]); }))
                break; // then this thread does their share
        run(batch, workers.front());
    }
    if (batch.faultRow == ~std::size_t{0})
        return {};
    batch.fault.place = fmt::format("batch[{}].{}", batch.faultRow.load(), batch.fault.place);
    return batch.fault;
}

} // namespace doppler
