// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// What is different in a problem. Factors are above 0; 1: as it is.
struct Change {
    /// Of every link. A tensor with seconds of its own takes these over the factor.
    double bandwidth = 1;
    double latency = 1; ///< Of every link; 0 is allowed.
    struct DeviceSpeed {
        DeviceId device;
        double factor = 1; ///< Of everything that it computes, its overhead and measured times too.
    };
    std::vector<DeviceSpeed> speeds;
    struct VertexSpeed {
        VertexId vertex;
        double factor = 1; ///< On every device.
    };
    std::optional<VertexSpeed> vertex;
    /// A device like this one, with links like its own; between the two the best of them. It needs another.
    std::optional<DeviceId> another;
    std::optional<ModelOptions> model; ///< Instead of the problem's.
    /// No pair has named channels: each is as the preset says.
    bool noNamedChannels = false;
};

/// The problem with these differences: what of graph and topology they change is made anew, so that
/// everything that can be done with a problem can be done with it; what they don't is the problem's own.
/// Devices that become unlike others of their kind get a kind of their own.
Result<ProblemPtr> changedProblem(const Problem& problem, const Change& change);

/// One question: what would the run be if this were different?
struct Question {
    Message title;
    Change change;
    std::optional<ChooseTask> rule{}; ///< Where the title is "Rule of choice" and its name.
    bool placeAgain = false;          ///< The placer runs again; else the placement stays.
};

/// Those that can be asked of a run: the links, one more device, every device and the vertex twice as fast,
/// every other rule of choice, unlimited channels, the other mode, no noise. What can make no difference
/// under the run's cost model is left out. `mayPlace`: the placer can be run again.
std::vector<Question> questions(const Run& run, std::optional<VertexId> vertex, bool mayPlace);

/// Places a changed problem anew.
using PlaceAgain = std::function<Result<Placement>(const ProblemPtr&, const std::stop_token&)>;

/// The placer of a run of a changed problem whose placement is that of another: none gave it.
inline constexpr std::string_view whatIfPlacer = "what-if";

struct Answer {
    Question question;
    /// What it would be, or why it can't be (out of memory, an order that no longer holds).
    Result<RunPtr> run;
    double before = 0; ///< Seconds that the placement takes as things are, simulated.

    /// Seconds; negative: slower. Only where there is a run.
    [[nodiscard]] double gain() const { return before - (*run)->schedule.makespan; }
    /// Of `before`. None where that is 0, or infinite: as things are the run can't be finished.
    [[nodiscard]] std::optional<double> gainShare() const;
};

/// Simulates the changed problem. `place` is called where the question wants it.
Answer answer(const Run& run, double before, const Question& question, const PlaceAgain& place,
              const std::stop_token& stop = {});
/// What the run's placement takes under its problem's model; a measured run is simulated. Infinity: out of
/// memory.
double simulatedMakespan(const Run& run);

/// Answers about one run: the largest gain first, those without a run last; equal ones as they are.
void sortByGain(std::vector<Answer>& answers);

} // namespace doppler
