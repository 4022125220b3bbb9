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

/// A change of a problem. Factors are above 0; 1 leaves the value unchanged.
struct Change {
    /// Factor for every link. Explicit transfer times of tensors are divided by it.
    double bandwidth = 1;
    double latency = 1; ///< Factor for every link; 0 is allowed.
    struct DeviceSpeed {
        DeviceId device;
        double factor = 1; ///< Factor for all its compute times, including overhead and measured times.
    };
    std::vector<DeviceSpeed> speeds;
    struct VertexSpeed {
        VertexId vertex;
        double factor = 1; ///< Factor on every device.
    };
    std::optional<VertexSpeed> vertex;
    /// Adds a device like this one, with links like its own; the link between the two is the best of them.
    /// Needs another device.
    std::optional<DeviceId> another;
    std::optional<ModelOptions> model; ///< Replaces the model of the problem.
    /// Removes the named channels of all pairs, which then follow the preset.
    bool noNamedChannels = false;
};

/// The problem with these changes. Graph and topology are rebuilt where they change, so that the result is an
/// ordinary problem; unchanged parts are shared. Devices that become different from others of their kind get
/// a kind of their own.
Result<ProblemPtr> changedProblem(const Problem& problem, const Change& change);

/// A what-if question.
struct Question {
    Message title;
    Change change;
    std::optional<ChooseTask> rule{}; ///< Set if the title is "Rule of choice" and the name of the rule.
    bool placeAgain = false;          ///< Whether the placer runs again; otherwise the placement stays.
};

/// The questions for a run: the links, one more device, every device and the vertex twice as fast, every
/// other schedule rule, unlimited channels, the other mode, no noise. Leaves out changes without effect under
/// the run's cost model. `mayPlace`: the placer can run again.
std::vector<Question> questions(const Run& run, std::optional<VertexId> vertex, bool mayPlace);

/// Runs the placer on a changed problem.
using PlaceAgain = std::function<Result<Placement>(const ProblemPtr&, const std::stop_token&)>;

/// The placer id of a run of a changed problem that keeps the placement of another run.
inline constexpr std::string_view whatIfPlacer = "what-if";

struct Answer {
    Question question;
    /// The run, or the reason why there is none (out of memory, an order that is no longer valid).
    Result<RunPtr> run;
    double before = 0; ///< Simulated seconds of the placement without the change.

    /// Gained seconds; negative: slower. Requires a run.
    [[nodiscard]] double gain() const { return before - (*run)->schedule.makespan; }
    /// The gain as a share of `before`; nothing if that is 0 or infinite.
    [[nodiscard]] std::optional<double> gainShare() const;
};

/// Simulates the changed problem. Calls `place` if the question asks for a new placement.
Answer answer(const Run& run, double before, const Question& question, const PlaceAgain& place,
              const std::stop_token& stop = {});
/// The makespan of the run's placement under its problem's model, in seconds; measured runs are simulated.
/// Infinity: out of memory.
double simulatedMakespan(const Run& run);

/// The change that shortens the run most while the placement stays as it is; nothing if no change shortens it
/// or a stop was requested. Simulates each question once.
std::optional<Answer> mostEffectiveChange(const Run& run, const std::stop_token& stop = {});

/// Sorts answers about one run by gain, largest first; those without a run come last. Stable.
void sortByGain(std::vector<Answer>& answers);

} // namespace doppler
