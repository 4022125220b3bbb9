// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace doppler {

/// The unit of a lesson's number.
enum class LessonUnit {
    Count,
    Seconds,
    Bytes,
    Share,
    Factor, ///< A ratio that is not written in per cent, such as a slowdown.
    Rate,   ///< Per second.
};

/// A number that a lesson reads from the window, so that lesson texts contain no figures that the program can
/// compute.
struct LessonQuantity {
    enum class Kind {
        Number,   ///< `number` itself.
        Kept,     ///< Saved by an earlier step under `name`.
        Makespan, ///< Of the shown run, as the following ones.
        Bound,    ///< The problem's lower bound.
        Gap,      ///< (makespan - bound) / bound.
        Idle,     ///< Mean share of the makespan during which a device is idle.
        Moved,    ///< Bytes transferred between devices.
        Devices,  ///< Devices that run at least one vertex.
        Vertices, ///< Of the graph.
        Edges,
        Cursor,   ///< Time of the cursor.
        Runs,     ///< Number of listed runs of the open problem.
        Episodes, ///< Finished episodes of the training in front.
        Step,     ///< Step of the policy view, from 1.
        Rank,     ///< Upward rank of vertex `name`: its b-level under mean costs.
        Start,    ///< Start of vertex `name` in the shown run.
        End,
        Noise,        ///< Of the open problem's kernels: standard deviation of the logarithm.
        Arrivals,     ///< Number of graphs of the shown run's workload.
        Load,         ///< Of that workload, if its arrivals are random.
        Slowdown,     ///< Mean of that workload under the method `name`, as the following ones.
        HighSlowdown, ///< 99th percentile.
        Fairness,     ///< Jain's index of the slowdowns.
        Throughput,   ///< Graphs per second.
    };
    Kind kind = Kind::Number;
    LessonUnit unit = LessonUnit::Count;
    double number = 0;
    std::string name;

    [[nodiscard]] bool operator==(const LessonQuantity&) const = default;
};

enum class LessonRelation { Less, AtMost, Equal, AtLeast, Greater };

/// A word that a lesson reads from the window.
enum class LessonFact {
    Placer,
    Graph,
    Devices,
    Mode,
    Contention,
    Schedule,
    Page,
    ExplainPage,
    Colour,
    Layout,
    Method, ///< Of the shown run of a workload.
};

/// A vertex by name, or by its role in the shown run.
struct LessonVertex {
    enum class Kind {
        Named,
        Any,
        First,    ///< The first vertex of the run's critical path.
        Last,     ///< The vertex that ends last.
        Critical, ///< Any on the critical path; in a command, the one before Last.
    };
    Kind kind = Kind::Named;
    std::string name;

    [[nodiscard]] bool operator==(const LessonVertex&) const = default;
};

/// A condition for a step to be done. The comments show its notation.
struct LessonCheck {
    enum class Kind {
        Compare,  ///< `makespan < 180 ms`
        Fact,     ///< `model.mode = bulk-synchronous`
        Selected, ///< `selected = T5`, `selected = @critical`
        Placed,   ///< `vertex T3 on P2`
        View,     ///< `view policy`
        Measured, ///< `measured`, `measured on local`: the shown run was executed, not simulated.
        Answer,   ///< `answer rank = 80`, `answer = end n10 within 1 %`
        Choice,   ///< `answer why = It waited for data`
    };
    Kind kind = Kind::Compare;
    LessonQuantity left, right;
    LessonRelation relation = LessonRelation::Equal;
    LessonFact fact = LessonFact::Placer;
    LessonVertex vertex;
    std::string word;       ///< Value of a fact, a device, a view, an engine; the name of a question.
    std::size_t choice = 0; ///< Counted from 0.
    double tolerance = 0;   ///< Relative tolerance of an answer.

    [[nodiscard]] bool operator==(const LessonCheck&) const = default;
};

/// A command to the window.
struct LessonCommand {
    enum class Kind {
        Graph,   ///< `graph cholesky`: a family, or a file next to the lesson.
        Devices, ///< `devices 4xP100`
        Placer,  ///< `placer heft`
        Mode,    ///< `mode bulk-synchronous`
        Contention,
        Schedule,
        Select,  ///< `select T5`, `select none`
        View,    ///< `view policy`: shows a panel and brings it to the front.
        Hide,    ///< `hide training`
        Page,    ///< `page features`: of the policy view; `page why-here`: of the panel Explain.
        Step,    ///< `step 12`: of the policy view.
        Cursor,  ///< `cursor 20 ms`, `cursor 50 %`, `cursor end`
        Move,    ///< `move T3 to P2`
        Train,   ///< `train 100 200`: episodes of imitation, episodes in the simulator.
        Execute, ///< `execute`, `execute local`: runs the shown placement on the first or this engine.
        Run,     ///< `run doppler`: shows the shortest run of the open problem by that placer.
        Answer,  ///< `answer rank = 80`
        Colour,  ///< `colour slack`: the colouring of the graph.
        Layout,  ///< `layout swimlane`: the layout of the graph.
        Noise,   ///< `noise 20 %`: of kernels and transfers.
        /// `workload requests.workload`: opens the dialog of workloads with a file next to the lesson.
        Workload,
        RunWorkload, ///< `run-workload heft, rolling heft`: runs the dialog's workload by these methods.
    };
    Kind kind = Kind::Graph;
    std::string word; ///< Name, file, device, engine, or text of an answer.
    LessonVertex vertex;
    LessonQuantity quantity; ///< Cursor: a time or a share; step: its number; noise: a share; answers.
    std::array<std::size_t, 2> episodes{};
    std::vector<std::string> methods;  ///< Of a workload, such as "rolling heft".
    std::string question;              ///< Question of an answer.
    std::optional<std::size_t> choice; ///< Choice of an answer.

    [[nodiscard]] bool operator==(const LessonCommand&) const = default;
};

/// A placeholder in a text, written in braces.
struct LessonPlace {
    enum class Kind {
        Quantity,   ///< `{makespan}`
        Difference, ///< `{slow vs fast}`: signed relative difference of the first from the second.
        Vertex,     ///< `{@last}`: its name.
        Placer,     ///< `{placer}`: display name of the shown run's placer.
    };
    Kind kind = Kind::Quantity;
    LessonQuantity one, other;
    LessonVertex vertex;
};

/// Fixed text and placeholders.
using LessonText = std::vector<std::variant<std::string, LessonPlace>>;

/// A question below the text.
struct LessonQuestion {
    std::string name;
    std::string text;
    std::vector<std::string> choices; ///< Empty: a text field.
};

/// A number that a step saves for later steps when it is done.
struct LessonKept {
    std::string name;
    LessonQuantity quantity;

    [[nodiscard]] bool operator==(const LessonKept&) const = default;
};

struct LessonStep {
    std::string title;
    LessonText text; ///< Markdown.
    LessonText hint; ///< Markdown; may be empty.
    std::vector<LessonCommand> prepare;
    std::vector<LessonCommand> show;
    std::vector<std::string> points; ///< Among lessonTargets().
    std::vector<LessonCheck> checks;
    std::vector<LessonQuestion> questions;
    std::vector<LessonKept> kept;
};

enum class LessonLevel { Beginner, Intermediate, Advanced };

/// A lesson: a few steps, each of which explains something, asks the user to do something and checks whether
/// it was done. docs/lessons.md has the format.
struct Lesson {
    std::string title;
    std::string summary;
    int number = 0; ///< Position in the menu.
    int minutes = 0;
    LessonLevel level = LessonLevel::Beginner;
    std::vector<LessonStep> steps; ///< At least one.
};

/// Parts of the window to which a lesson can point.
std::span<const std::string_view> lessonTargets();
/// The panels among them, which a lesson can show and hide.
std::span<const std::string_view> lessonPanels();
/// Pages of the policy view, in order.
std::span<const std::string_view> lessonPages();
/// Pages of the panel Explain, in order. Their names differ from those of the policy view.
std::span<const std::string_view> lessonExplainPages();
/// Colourings of the graph, in the order of the menu.
std::span<const std::string_view> lessonColours();
/// Layouts of the graph, in the order of the menu.
std::span<const std::string_view> lessonLayouts();

/// Whether two lessons have the same steps in different languages: everything except texts is equal, and
/// questions have the same numbers of choices.
bool sameSteps(const Lesson& one, const Lesson& other);

} // namespace doppler
