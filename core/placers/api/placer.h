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
#include <vector>

namespace doppler {

enum class PlacerKind {
    Constructive,
    Search,
    Exact,
    Learned,
    Online, ///< Decides while the graph runs (core/placers/online).
};
std::string_view placerKindName(PlacerKind kind);

struct PlacerInfo {
    std::string id;   ///< As on the command line, e.g. "critical-path".
    std::string name; ///< For people; English, marked with DOPPLER_TEXT.
    PlacerKind kind = PlacerKind::Constructive;
    std::string source; ///< Paper.
    std::vector<OptionSpec> options;
};

/// What a search may spend. The limit that is reached first ends it. If neither is set, the placer uses its
/// own default.
struct Budget {
    std::optional<std::uint64_t> evaluations; ///< Simulated placements.
    std::optional<double> seconds;            ///< Wall-clock time.
};

struct PlacerProgress {
    std::uint64_t evaluations = 0;
    double bestMakespan = 0;
    /// The new best, if this report brings one; valid only during the call.
    const Placement* newBest = nullptr;
    double bound = 0; ///< Proven: no placement is better. 0: nothing is proven.
    double spent = 0; ///< Spent share of the budget, up to 1; 0 if unknown.
};

struct PlacerContext {
    std::uint64_t seed = 1;
    Budget budget;
    std::stop_token stop;
    std::size_t threads = 1; ///< Number of threads that the placer may use; does not affect the result.
    /// Called on the placer's thread, at most about 30 times per second, with the latest best. May be empty.
    std::function<void(const PlacerProgress&)> progress;
    /// Receives every decision of a planner that compares devices. Does not affect the result. May be empty.
    DecisionRecord record;
    /// Where a search by chains begins, instead of at its baselines and its option `start`; null: there.
    /// Valid for the problem, and not changed during the call.
    const Placement* begin = nullptr;
    /// With `begin`: the evaluations that led to it, if the search is to continue as one that spent them. A
    /// search that cools down then does so in the same stages; otherwise in one.
    std::optional<std::uint64_t> spentBefore = {};
};

/// What one placer brought to the result of a placer that runs several.
struct PlacerShare {
    std::string placer; ///< Its id, and what is special about it.
    std::uint64_t evaluations = 0;
    double gain = 0; ///< By how much it shortened the best, as a sum of shares of the makespan.
};

struct PlacerResult {
    Placement placement;
    std::uint64_t evaluations = 0;        ///< Simulated placements; 0 for placers that never simulate.
    double bound = 0;                     ///< Proven: no placement is better. 0: nothing is proven.
    std::vector<Message> notes = {};      ///< For the user: what the placer did instead of what was asked.
    std::string finder = {};              ///< Of a placer that runs several: who found the placement.
    std::vector<PlacerShare> shares = {}; ///< Of a placer that runs several: what each brought.
};

/// The error of a placer that was stopped before it found a placement.
Error stoppedEarly();

/// Reports a decision that applies to each of the vertices to the context's record, which must not be empty.
/// Reports nothing after a stop request.
void tellOfAll(const PlacerContext& context, Decision decision, std::span<const VertexId> vertices);

/// An algorithm that turns a problem into a placement. Stateless and thread-safe.
class Placer {
public:
    virtual ~Placer() = default;
    [[nodiscard]] virtual const PlacerInfo& info() const = 0;
    /// Returns a valid placement. After a stop request, a search returns its best so far; other placers
    /// return an error. The same problem, options, seed and evaluation budget give the same result.
    virtual Result<PlacerResult> place(const Problem& problem, const Options& options,
                                       const PlacerContext& context) const = 0;
};

} // namespace doppler
