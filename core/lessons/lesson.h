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

/// What a number of a lesson counts.
enum class LessonUnit { Count, Seconds, Bytes, Share };

/// A number that a lesson reads from the window, so that nobody types in what the program can say.
struct LessonQuantity {
    enum class Kind {
        Number,   ///< `number` itself.
        Kept,     ///< Kept by an earlier step under `name`.
        Makespan, ///< Of the shown run, as the next ones.
        Bound,    ///< The problem's lower bound.
        Gap,      ///< Share of the bound by which the makespan is above it.
        Idle,     ///< Mean share of the makespan in which a device is idle.
        Moved,    ///< Bytes between devices.
        Devices,  ///< Devices that run at least one vertex.
        Vertices, ///< Of the graph.
        Edges,
        Cursor,   ///< The cursor's time.
        Runs,     ///< Runs in the list that are of the open problem.
        Episodes, ///< Done by the training that is in front.
        Step,     ///< Of the policy view, from 1.
        Rank,     ///< Upward rank of vertex `name`: its b-level under mean costs.
        Start,    ///< Of vertex `name` in the shown run.
        End,
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
    Layout
};

/// A vertex by its name, or by what it is in the shown run.
struct LessonVertex {
    enum class Kind {
        Named,
        Any,
        First,    ///< The first vertex of the run's critical path.
        Last,     ///< The vertex that ends last.
        Critical, ///< Any on the critical path; as a thing to do: the one before Last.
    };
    Kind kind = Kind::Named;
    std::string name;

    [[nodiscard]] bool operator==(const LessonVertex&) const = default;
};

/// Something that must hold before a step is done. The first line of each group says how it is written.
struct LessonCheck {
    enum class Kind {
        Compare,  ///< `makespan < 180 ms`
        Fact,     ///< `model.mode = bulk-synchronous`
        Selected, ///< `selected = T5`, `selected = @critical`
        Placed,   ///< `vertex T3 on P2`
        View,     ///< `view policy`
        Measured, ///< `measured`: the shown run was executed, not simulated.
        Answer,   ///< `answer rank = 80`, `answer = end n10 within 1 %`
        Choice,   ///< `answer why = It waited for data`
    };
    Kind kind = Kind::Compare;
    LessonQuantity left, right;
    LessonRelation relation = LessonRelation::Equal;
    LessonFact fact = LessonFact::Placer;
    LessonVertex vertex;
    std::string word;       ///< Of a fact, a device, a view; the name of a question.
    std::size_t choice = 0; ///< Counted from 0.
    double tolerance = 0;   ///< Of an answer, relative.

    [[nodiscard]] bool operator==(const LessonCheck&) const = default;
};

/// Something that is done to the window.
struct LessonCommand {
    enum class Kind {
        Graph,   ///< `graph cholesky`: a family, or a file beside the lesson.
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
        Train,   ///< `train 100 200`: episodes of imitation, episodes on the simulator.
        Execute, ///< `execute`: runs the shown placement on an engine.
        Run,     ///< `run doppler`: shows the shortest run of the open problem by that placer.
        Answer,  ///< `answer rank = 80`
        Colour,  ///< `colour slack`: what the graph is coloured by.
        Layout,  ///< `layout swimlane`: how it is arranged.
    };
    Kind kind = Kind::Graph;
    std::string word; ///< Name, file, device, text of an answer.
    LessonVertex vertex;
    LessonQuantity quantity; ///< Cursor: a time or a share; step: the number; answers that are numbers.
    std::array<std::size_t, 2> episodes{};
    std::string question;              ///< Of an answer.
    std::optional<std::size_t> choice; ///< Of an answer among choices.

    [[nodiscard]] bool operator==(const LessonCommand&) const = default;
};

/// A place in a text, written in braces.
struct LessonPlace {
    enum class Kind {
        Quantity,   ///< `{makespan}`
        Difference, ///< `{slow vs fast}`: by which share of the second the first is above it, signed.
        Vertex,     ///< `{@last}`: its name.
        Placer,     ///< `{placer}`: of the shown run, for people.
    };
    Kind kind = Kind::Quantity;
    LessonQuantity one, other;
    LessonVertex vertex;
};

/// Pieces that stay, and places to fill.
using LessonText = std::vector<std::variant<std::string, LessonPlace>>;

/// Something to answer below the text.
struct LessonQuestion {
    std::string name;
    std::string text;
    std::vector<std::string> choices; ///< Empty: a field to write into.
};

/// What a step keeps when it is done, for later steps.
struct LessonKept {
    std::string name;
    LessonQuantity quantity;

    [[nodiscard]] bool operator==(const LessonKept&) const = default;
};

struct LessonStep {
    std::string title;
    LessonText text; ///< Markdown.
    LessonText hint; ///< Likewise; may be empty.
    std::vector<LessonCommand> prepare;
    std::vector<LessonCommand> show;
    std::vector<std::string> points; ///< Of lessonTargets().
    std::vector<LessonCheck> checks;
    std::vector<LessonQuestion> questions;
    std::vector<LessonKept> kept;
};

enum class LessonLevel { Beginner, Intermediate, Advanced };

/// A guided tour: a few steps, each of which says something, has the user do something and looks whether that
/// was done. docs/lessons.md has the format.
struct Lesson {
    std::string title;
    std::string summary;
    int number = 0; ///< Its place in the menu.
    int minutes = 0;
    LessonLevel level = LessonLevel::Beginner;
    std::vector<LessonStep> steps; ///< At least one.
};

/// Parts of the window that a lesson can point at.
std::span<const std::string_view> lessonTargets();
/// The panels among them, which it can show and hide.
std::span<const std::string_view> lessonPanels();
/// Pages of the policy view, in their order.
std::span<const std::string_view> lessonPages();
/// Pages of the panel Explain, in their order. No page of the policy view has one of these names.
std::span<const std::string_view> lessonExplainPages();
/// What the graph can be coloured by, in the menu's order.
std::span<const std::string_view> lessonColours();
/// How the graph can be arranged, in the menu's order.
std::span<const std::string_view> lessonLayouts();

/// The same steps in another language: all but texts is equal, and questions have as many choices.
bool sameSteps(const Lesson& one, const Lesson& other);

} // namespace doppler
