// SPDX-License-Identifier: GPL-3.0-or-later
// An external engine on StarPU (docs/external-engines.md). Reads a placed graph on standard input, executes
// it on CPU workers and writes the times. With --overhead N it measures StarPU's cost of an empty task
// instead, and with --check it compares its matrix products with plain ones.
#include "core/io/json/json_value.h"
#include "engines/starpu/execution.h"
#include "engines/starpu/overhead.h"
#include "engines/starpu/runtime.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <string>

#include <fmt/format.h>

namespace {

using namespace doppler;
using namespace doppler::starpu;

void write(const Json& line) { std::cout << line.text() << '\n' << std::flush; }

int refuse(const Error& error)
{
    write({{"error", error.english()}});
    return EXIT_SUCCESS;
}

/// FLOPs of a kernel that states none: those of the longest time of its vertices at this machine's rate.
std::vector<double> guessedFlops(const Document& document, double rate)
{
    std::vector<double> flops(document.kernels.size(), 0);
    for (std::size_t v = 0; v < document.kernelOf.size(); ++v) {
        double& most = flops[document.kernelOf[v]];
        most = std::max(most, document.seconds[v][document.placement[v]] * rate);
    }
    return flops;
}

/// The works of the kernels; measured, if StarPU's scheduler needs their times.
std::vector<Work> worksOf(const Document& document)
{
    const std::vector<double> flops = guessedFlops(document, cacheRate());
    std::vector<Work> works;
    for (std::size_t k = 0; k < document.kernels.size(); ++k)
        works.push_back(workOf(document.kernels[k], flops[k], document.scale));
    prepare(works);
    if (!document.scheduler.empty())
        for (Work& work : works)
            work.seconds = measuredSeconds(work);
    return works;
}

Json describe(const Document& document, const std::vector<Work>& works)
{
    const auto products =
        std::count_if(works.begin(), works.end(), [](const Work& x) { return x.isProduct(); });
    std::string note =
        fmt::format("{} of {} kernels are matrix products of their own size, the others stand-ins of the "
                    "same FLOPs and bytes",
                    products, works.size());
    if (!document.scheduler.empty())
        note += fmt::format("; StarPU's scheduler {} chose the placement", document.scheduler);
    else if (document.rule != "fifo" && document.rule != "strict")
        note += fmt::format("; a worker takes ready tasks in the order in which they became ready, not by {}",
                            document.rule);
    note += document.copies && document.scheduler.empty()
                ? "; transfers are copies by the receiving worker"
                : "; workers share the memory, so transfers take no time";
    std::vector<std::string> devices;
    for (std::size_t d = 0; d < document.devices.size(); ++d)
        devices.push_back(fmt::format("CPU worker {}", d));
    return {{"engine", Runtime::version()}, {"devices", devices}, {"note", note}};
}

Json asJson(const Document& document, const Measured& measured)
{
    Json tasks = Json::array();
    double makespan = 0;
    for (std::size_t v = 0; v < measured.starts.size(); ++v) {
        tasks.push_back(std::vector<double>{measured.starts[v], measured.ends[v]});
        makespan = std::max(makespan, measured.ends[v]);
    }
    Json transfers = Json::array();
    for (const Measured::Transfer& x : measured.transfers) {
        Json one = Json::array();
        one.push_back(x.tensor);
        one.push_back(x.to);
        one.push_back(x.start);
        one.push_back(x.end);
        transfers.push_back(std::move(one));
    }
    Json line{{"makespan", makespan},
              {"tasks", std::move(tasks)},
              {"transfers", std::move(transfers)},
              {"tokens", measured.tokens}};
    if (document.scheduler.empty())
        return line;
    std::vector<std::string> names;
    for (const std::size_t device : measured.devices)
        names.push_back(document.devices[device]);
    line["placement"] = names;
    return line;
}

int executeAll(const Document& document)
{
    std::vector<Work> works = worksOf(document);
    auto runtime = Runtime::start(document.devices.size(), document.scheduler, document.oversubscribe);
    if (!runtime)
        return refuse(runtime.error());
    write(describe(document, works));
    auto executor = Executor::create(document, std::move(works));
    if (!executor)
        return refuse(executor.error());
    const std::size_t total = document.warmup + document.repeats;
    for (std::size_t i = 0; i < total; ++i) {
        const auto measured = (*executor)->execute();
        if (!measured)
            return refuse(measured.error());
        if (i >= document.warmup)
            write(asJson(document, *measured));
        write({{"progress", static_cast<double>(i + 1) / static_cast<double>(total)}});
    }
    return EXIT_SUCCESS;
}

int checkProducts()
{
    constexpr double most = 1e-4;
    const double error = largestProductError();
    write({{"largest_product_error", error}, {"gflops_in_cache", cacheRate() / 1e9}});
    return error <= most ? EXIT_SUCCESS : EXIT_FAILURE;
}

int measureOverhead(std::size_t tasks)
{
    for (const OverheadShape shape :
         {OverheadShape::Independent, OverheadShape::Chains, OverheadShape::Crossing}) {
        const auto seconds = overheadPerTask(tasks, shape);
        if (!seconds) {
            std::cerr << seconds.error().english() << '\n';
            return EXIT_FAILURE;
        }
        write({{"engine", Runtime::version()},
               {"shape", nameOf(shape)},
               {"tasks", tasks},
               {"devices", 2},
               {"microseconds_per_task", *seconds * 1e6}});
    }
    return EXIT_SUCCESS;
}

} // namespace

int main(int count, char** arguments)
{
    if (count == 3 && std::string(arguments[1]) == "--overhead")
        return measureOverhead(std::max(2UL, std::strtoul(arguments[2], nullptr, 10)));
    if (count == 2 && std::string(arguments[1]) == "--check")
        return checkProducts();
    if (count > 1) {
        std::cerr << "usage: doppler-starpu < document | doppler-starpu --overhead TASKS | doppler-starpu "
                     "--check\n";
        return EXIT_FAILURE;
    }
    const std::string text{std::istreambuf_iterator<char>(std::cin), {}};
    const auto document = readDocument(text);
    return document ? executeAll(*document) : refuse(document.error());
}
