// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dialogue/batch_simulator.h"
#include "core/dialogue/question.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace doppler {

/// The answer to a PlaceQuestion.
struct PlacedAnswer {
    Placement placement;
    double makespan = 0; ///< Seconds; infinity: out of memory.
    std::uint64_t evaluations = 0;
    double seconds = 0; ///< Wall time.
    std::string placer; ///< Its name in results.
    double bound = 0;   ///< Proven: no placement is better. 0: nothing is proven.
    std::vector<std::string> notes = {};
};

/// What a dialogue needs from floors above. A question whose function is empty is answered with an error.
struct DialogueServices {
    std::function<std::string()> problem;                                 ///< The problem document, JSON.
    std::function<Result<PlacedAnswer>(const PlaceQuestion&)> place = {}; ///< Runs a placer.
    std::size_t threads = 1; ///< For batches; does not affect the answers.
};

/// Answers questions about placements of one problem (docs/evaluate.md), one line of JSON each. Not
/// thread-safe.
class Dialogue {
public:
    Dialogue(ProblemPtr problem, DialogueServices services);

    /// The answer to a line, without the end of the line. A line that cannot be answered gets
    /// {"error": sentence} and changes nothing.
    [[nodiscard]] std::string answer(std::string_view line);
    /// Simulated placements so far, tried moves included.
    [[nodiscard]] std::uint64_t evaluations() const { return evaluated; }
    /// The best placement that a line evaluated or a placer returned, and its makespan. Tried moves count
    /// once they are accepted.
    [[nodiscard]] const std::optional<Placement>& best() const { return bestPlacement; }
    [[nodiscard]] double bestMakespan() const { return bestSeconds; }

private:
    Result<std::string> answerTo();
    Result<std::string> answerMakespan();
    Result<std::string> answerBatch();
    Result<std::string> answerMove();
    Result<std::string> answerAccept();
    Result<std::string> answerPlace();
    void setCurrent(const Placement& placement, double makespan);
    void consider(const Placement& placement, double makespan);

    ProblemPtr problem;
    DialogueServices services;
    QuestionReader reader;
    Simulator simulator;
    BatchSimulator batch;
    DialogueQuestion question;
    std::vector<double> makespans;
    std::optional<Placement> current; ///< To which moves apply.
    std::optional<MoveEvaluator> evaluator;
    bool evaluatorIsCurrent = false;
    bool mayAccept = false; ///< Moves were tried and their makespan did not exceed the limit.
    double triedMakespan = 0;
    std::uint64_t evaluated = 0;
    std::optional<Placement> bestPlacement;
    double bestSeconds = std::numeric_limits<double>::infinity();
};

} // namespace doppler
