// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/placers/api/decision.h"
#include "core/sim/assignment.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>

namespace doppler {

enum class PlacerKind { Constructive, Search, Exact, Learned };
std::string_view placerKindName(PlacerKind kind);

struct PlacerInfo {
    std::string id;   ///< As on the command line, e.g. "critical-path".
    std::string name; ///< For people; English, marked with DOPPLER_TEXT.
    PlacerKind kind = PlacerKind::Constructive;
    std::string source; ///< Paper.
    std::vector<OptionSpec> options;
};

/// What a search may spend; whichever is reached first ends it. Neither set: the placer's own default.
struct Budget {
    std::optional<std::uint64_t> evaluations; ///< Simulated placements.
    std::optional<double> seconds;            ///< Wall-clock time.
};

struct PlacerProgress {
    std::uint64_t evaluations = 0;
    double bestMakespan = 0;
    /// Set when this report brings a new best; valid during the call only.
    const Placement* newBest = nullptr;
    double bound = 0; ///< Proven: no placement is better. 0 where nothing is proven.
    double spent = 0; ///< Share of the budget that is spent, up to 1. 0 where it isn't known.
};

struct PlacerContext {
    std::uint64_t seed = 1;
    Budget budget;
    std::stop_token stop;
    std::size_t threads = 1; ///< How many the placer may use; never changes its result.
    /// Called on the placer's own thread, at most some 30 times a second and for the last best. May be empty.
    std::function<void(const PlacerProgress&)> progress;
    /// Hears of every decision of a planner that compares devices; changes no result. May be empty.
    DecisionRecord record;
};

struct PlacerResult {
    Placement placement;
    std::uint64_t evaluations = 0; ///< Simulated placements; 0 for placers that never simulate.
    double bound = 0;              ///< Proven: no placement is better. 0 where nothing is proven.
};

/// The error of a placer that was stopped before it had a placement.
Error stoppedEarly();

/// Tells the context's record, which is there, of a decision that holds for each of the vertices. Once the
/// placer is asked to stop, of no more.
void tellOfAll(const PlacerContext& context, Decision decision, std::span<const VertexId> vertices);

/// A policy that turns a problem into a placement. Stateless and safe to call from several threads at once.
class Placer {
public:
    virtual ~Placer() = default;
    [[nodiscard]] virtual const PlacerInfo& info() const = 0;
    /// A valid placement. When stopped early a search returns its best so far; others return an error.
    /// Same problem, options, seed and evaluation budget: same result.
    virtual Result<PlacerResult> place(const Problem& problem, const Options& options,
                                       const PlacerContext& context) const = 0;
};

} // namespace doppler
