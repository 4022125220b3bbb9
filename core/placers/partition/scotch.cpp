// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/partition/partition_graph.h"

#include <algorithm>
#include <cmath>
#include <cstdio> // scotch.h names FILE
#include <mutex>

#include <scotch.h>

// Scotch's messages go to these; its own print to standard error. The first definition found is taken, and
// this library comes before Scotch's.
extern "C" void SCOTCH_errorPrint(const char* const, ...) {}
extern "C" void SCOTCH_errorPrintW(const char* const, ...) {}

namespace doppler {

namespace {

static_assert(sizeof(SCOTCH_Num) == sizeof(std::int32_t));

/// A context begins as a copy of one generator that the whole process shares.
std::mutex oneScotchCallAtATime;

/// One of Scotch's objects: begun, and ended if so.
template <class Object, auto Begin, auto End>
class Owned {
public:
    Owned() : begun(Begin(&object) == 0) {}
    ~Owned()
    {
        if (begun)
            End(&object);
    }
    Owned(const Owned&) = delete;
    Owned& operator=(const Owned&) = delete;
    explicit operator bool() const { return begun; }
    Object* get() { return &object; }

private:
    Object object{};
    bool begun;
};

SCOTCH_Num strategyFlags(const std::string& name)
{
    return name == "quality"   ? SCOTCH_STRATQUALITY
           : name == "speed"   ? SCOTCH_STRATSPEED
           : name == "balance" ? SCOTCH_STRATBALANCE
                               : SCOTCH_STRATDEFAULT;
}

/// The device of every unit; nothing where Scotch fails.
std::optional<std::vector<std::int32_t>> map(const PartitionGraph& graph, const Options& options,
                                             std::uint64_t seed)
{
    Owned<SCOTCH_Graph, SCOTCH_graphInit, SCOTCH_graphExit> source;
    Owned<SCOTCH_Context, SCOTCH_contextInit, SCOTCH_contextExit> settings;
    Owned<SCOTCH_Graph, SCOTCH_graphInit, SCOTCH_graphExit> bound; // ends before what it is bound to
    Owned<SCOTCH_Arch, SCOTCH_archInit, SCOTCH_archExit> target;
    Owned<SCOTCH_Strat, SCOTCH_stratInit, SCOTCH_stratExit> strategy;
    const auto devices = static_cast<SCOTCH_Num>(graph.share.size());
    std::vector<SCOTCH_Num> weights;
    for (double share : graph.share)
        weights.push_back(static_cast<SCOTCH_Num>(std::max(1.0, std::round(share * 10'000))));
    std::vector<std::int32_t> deviceOf(graph.unitCount());
    if (!source || !settings || !bound || !target || !strategy ||
        SCOTCH_graphBuild(source.get(), 0, static_cast<SCOTCH_Num>(graph.unitCount()), graph.start.data(),
                          nullptr, graph.work.data(), nullptr, static_cast<SCOTCH_Num>(graph.neighbor.size()),
                          graph.neighbor.data(), graph.traffic.data()) != 0)
        return std::nullopt;
    // A generator of its own and one thread, where Scotch would otherwise share the one and take all the
    // processors: the same seed, the same cut.
    if (SCOTCH_contextRandomClone(settings.get()) != 0 ||
        SCOTCH_contextOptionSetNum(settings.get(), SCOTCH_OPTIONNUMDETERMINISTIC, 1) != 0 ||
        SCOTCH_contextThreadSpawn(settings.get(), 1, nullptr) != 0)
        return std::nullopt;
    SCOTCH_contextRandomSeed(settings.get(), static_cast<SCOTCH_Num>(seed & 0x7fffffff));
    const bool done = SCOTCH_contextBindGraph(settings.get(), source.get(), bound.get()) == 0 &&
                      SCOTCH_archCmpltw(target.get(), devices, weights.data()) == 0 &&
                      SCOTCH_stratGraphMapBuild(strategy.get(), strategyFlags(options.text("strategy")),
                                                devices, options.number("imbalance")) == 0 &&
                      SCOTCH_graphMap(bound.get(), target.get(), strategy.get(), deviceOf.data()) == 0;
    if (!done)
        return std::nullopt;
    return deviceOf;
}

/// A balanced cut of least traffic: the graph mapped on a complete graph of devices, weighted by their
/// speeds; then what is not allowed moved.
class Scotch final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "scotch",
            "Scotch",
            PlacerKind::Constructive,
            "Pellegrini, Roman, HPCN Europe 1996; Scotch 7",
            {numberOption("imbalance", 0.03, 0.001, 10,
                          {.label = DOPPLER_TEXT("core", "Allowed imbalance"),
                           .help = DOPPLER_TEXT("core", "allowed excess weight of a part, as a share")}),
             choiceOption("strategy", {"default", "quality", "speed", "balance"},
                          {.label = DOPPLER_TEXT("core", "Optimisation goal"),
                           .help = DOPPLER_TEXT("core", "optimisation goal of Scotch")})}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        const PartitionGraph graph = partitionGraph(problem);
        std::optional<std::vector<std::int32_t>> deviceOf(std::in_place, graph.unitCount(), 0);
        if (problem.deviceCount() > 1) {
            const std::lock_guard lock(oneScotchCallAtATime); // which may have taken its time
            if (context.stop.stop_requested())                // the last look: nothing interrupts Scotch
                return stoppedEarly();
            deviceOf = map(graph, options, context.seed);
        }
        if (!deviceOf)
            return Error{{DOPPLER_TEXT("core", "Scotch could not map the graph")}, {}, {}};
        return PlacerResult{{settle(problem, graph, *std::move(deviceOf)), {}}, 0};
    }
};

} // namespace

std::unique_ptr<Placer> makeScotch() { return std::make_unique<Scotch>(); }

} // namespace doppler
