// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson_scene.h"
#include "core/run/measured_run.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

using Quantity = LessonQuantity::Kind;

/// Two numbers that differ less are equal.
constexpr double equalWithin = 1e-9;

bool holds(LessonRelation relation, double left, double right)
{
    const double slack = equalWithin * std::max(std::abs(left), std::abs(right));
    switch (relation) {
    case LessonRelation::Less:
        return left < right - slack;
    case LessonRelation::AtMost:
        return left <= right + slack;
    case LessonRelation::Equal:
        return std::abs(left - right) <= slack;
    case LessonRelation::AtLeast:
        return left >= right - slack;
    case LessonRelation::Greater:
        return left > right + slack;
    }
    return false;
}

const char* wantedText(LessonRelation relation)
{
    switch (relation) {
    case LessonRelation::Less:
        return DOPPLER_TEXT("core", "Target: less than {0}");
    case LessonRelation::AtMost:
        return DOPPLER_TEXT("core", "Target: at most {0}");
    case LessonRelation::Equal:
        return DOPPLER_TEXT("core", "Target: {0}");
    case LessonRelation::AtLeast:
        return DOPPLER_TEXT("core", "Target: at least {0}");
    case LessonRelation::Greater:
        break;
    }
    return DOPPLER_TEXT("core", "Target: more than {0}");
}

/// {0}: the number, {1}: the vertex.
const char* foundText(Quantity kind)
{
    switch (kind) {
    case Quantity::Makespan:
        return DOPPLER_TEXT("core", "The makespan is {0}.");
    case Quantity::Bound:
        return DOPPLER_TEXT("core", "The lower bound is {0}.");
    case Quantity::Gap:
        return DOPPLER_TEXT("core", "The gap to the lower bound is {0}.");
    case Quantity::Idle:
        return DOPPLER_TEXT("core", "The devices are idle for {0} of the time.");
    case Quantity::Moved:
        return DOPPLER_TEXT("core", "Data transferred: {0}.");
    case Quantity::Devices:
        return DOPPLER_TEXT("core", "Devices in use: {0}.");
    case Quantity::Vertices:
        return DOPPLER_TEXT("core", "Vertices of the graph: {0}.");
    case Quantity::Edges:
        return DOPPLER_TEXT("core", "Edges of the graph: {0}.");
    case Quantity::Cursor:
        return DOPPLER_TEXT("core", "The cursor is at {0}.");
    case Quantity::Runs:
        return DOPPLER_TEXT("core", "Runs of this graph in the list: {0}.");
    case Quantity::Episodes:
        return DOPPLER_TEXT("core", "Episodes of the training: {0}.");
    case Quantity::Step:
        return DOPPLER_TEXT("core", "The policy view shows step {0}.");
    case Quantity::Rank:
        return DOPPLER_TEXT("core", "The upward rank of {1} is {0}.");
    case Quantity::Start:
        return DOPPLER_TEXT("core", "{1} starts at {0}.");
    case Quantity::End:
        return DOPPLER_TEXT("core", "{1} ends at {0}.");
    case Quantity::Noise:
        return DOPPLER_TEXT("core", "The noise is {0}.");
    case Quantity::Arrivals:
        return DOPPLER_TEXT("core", "Graphs of the shown workload: {0}.");
    case Quantity::Load:
        return DOPPLER_TEXT("core", "The load of the shown workload is {0}.");
    case Quantity::Slowdown:
        return DOPPLER_TEXT("core", "The mean slowdown by {1} is {0}.");
    case Quantity::HighSlowdown:
        return DOPPLER_TEXT("core", "The 99th percentile of the slowdowns by {1} is {0}.");
    case Quantity::Fairness:
        return DOPPLER_TEXT("core", "The fairness of {1} is {0}.");
    case Quantity::Throughput:
        return DOPPLER_TEXT("core", "The throughput of {1} is {0}.");
    case Quantity::Number:
    case Quantity::Kept:
        break;
    }
    return DOPPLER_TEXT("core", "The number is {0}.");
}

bool isOfMethod(Quantity kind)
{
    return kind == Quantity::Slowdown || kind == Quantity::HighSlowdown || kind == Quantity::Fairness ||
           kind == Quantity::Throughput;
}

/// Why one of them has no value.
Message whyNothing(const LessonQuantity& left, const LessonQuantity& right, const LessonScene& scene)
{
    for (const LessonQuantity* quantity : {&left, &right})
        if (isOfMethod(quantity->kind) && !valueOf(*quantity, scene))
            return {DOPPLER_TEXT("core", "The shown workload has no run by {0} yet."), {quantity->name}};
    return {DOPPLER_TEXT("core", "There is no run yet.")};
}

LessonVerdict judgeComparison(const LessonCheck& check, const LessonScene& scene,
                              const LessonNumberText& text)
{
    const auto left = valueOf(check.left, scene);
    const auto right = valueOf(check.right, scene);
    if (!left || !right)
        return {false, whyNothing(check.left, check.right, scene), {}};
    LessonVerdict verdict;
    verdict.holds = holds(check.relation, *left, *right);
    verdict.found = {foundText(check.left.kind), {text(*left, check.left.unit), check.left.name}};
    if (!verdict.holds)
        verdict.wanted = {wantedText(check.relation), {text(*right, check.left.unit)}};
    return verdict;
}

struct FactTexts {
    const char* found;
    std::string value;
};

FactTexts factOf(LessonFact fact, const LessonScene& scene)
{
    const auto ofModel = [&scene](const auto& name) {
        return scene.problem ? std::string(name(scene.problem->model())) : std::string();
    };
    switch (fact) {
    case LessonFact::Placer:
        return {DOPPLER_TEXT("core", "The shown run was placed by {0}."), scene.run ? scene.run->placer : ""};
    case LessonFact::Graph:
        return {DOPPLER_TEXT("core", "The open graph is {0}."), scene.graph};
    case LessonFact::Devices:
        return {DOPPLER_TEXT("core", "The devices are {0}."), scene.devices};
    case LessonFact::Mode:
        return {DOPPLER_TEXT("core", "The mode of execution is {0}."),
                ofModel([](const ModelOptions& model) { return modeName(model.mode); })};
    case LessonFact::Contention:
        return {DOPPLER_TEXT("core", "The contention rule is {0}."), ofModel([&](const ModelOptions& model) {
                    return contentionName(model.contention.value_or(scene.problem->topology().contention()));
                })};
    case LessonFact::Schedule:
        return {DOPPLER_TEXT("core", "The schedule rule is {0}."),
                ofModel([](const ModelOptions& model) { return chooseTaskName(model.schedule); })};
    case LessonFact::ExplainPage:
        return {DOPPLER_TEXT("core", "The panel Explain shows the page {0}."), scene.explainPage};
    case LessonFact::Colour:
        return {DOPPLER_TEXT("core", "The graph is coloured by {0}."), scene.colour};
    case LessonFact::Method:
        return {DOPPLER_TEXT("core", "The shown run was made by the method {0}."),
                scene.workload ? scene.workload->method : ""};
    case LessonFact::Layout:
        return {DOPPLER_TEXT("core", "The graph layout is {0}."), scene.layout};
    case LessonFact::Page:
        break;
    }
    return {DOPPLER_TEXT("core", "The policy view shows the page {0}."), scene.page};
}

LessonVerdict judgeFact(const LessonCheck& check, const LessonScene& scene)
{
    const FactTexts fact = factOf(check.fact, scene);
    LessonVerdict verdict;
    verdict.holds = fact.value == check.word;
    verdict.found = fact.value.empty() ? Message(DOPPLER_TEXT("core", "No value is shown yet."))
                                       : Message(fact.found, {fact.value});
    if (!verdict.holds)
        verdict.wanted = {DOPPLER_TEXT("core", "Target: {0}"), {check.word}};
    return verdict;
}

bool isCritical(const Run& run, VertexId vertex)
{
    return std::ranges::any_of(run.criticalPath, [vertex](const CriticalLink& link) {
        return !link.isTransfer && link.index == vertex;
    });
}

LessonVerdict judgeSelection(const LessonCheck& check, const LessonScene& scene)
{
    using Kind = LessonVertex::Kind;
    if (scene.selected.empty() || !scene.problem)
        return {false, {DOPPLER_TEXT("core", "No vertex is selected.")}, {}};
    const VertexId chosen = scene.selected.front();
    LessonVerdict verdict;
    verdict.found = {DOPPLER_TEXT("core", "{0} is selected."), {scene.problem->graph().label(chosen)}};
    const auto meant = vertexOf(check.vertex, scene);
    const bool any = check.vertex.kind == Kind::Any;
    const bool critical = check.vertex.kind == Kind::Critical;
    verdict.holds = any || (critical ? scene.run && isCritical(*scene.run, chosen) : meant == chosen);
    if (verdict.holds)
        return verdict;
    verdict.wanted = critical ? Message(DOPPLER_TEXT("core", "Target: a vertex on the critical path"))
                     : check.vertex.kind == Kind::First
                         ? Message(DOPPLER_TEXT("core", "Target: the first vertex on the critical path"))
                     : check.vertex.kind == Kind::Last
                         ? Message(DOPPLER_TEXT("core", "Target: the vertex that ends last"))
                         : Message(DOPPLER_TEXT("core", "Target: {0}"), {check.vertex.name});
    return verdict;
}

LessonVerdict judgePlace(const LessonCheck& check, const LessonScene& scene)
{
    const auto vertex = vertexOf(check.vertex, scene);
    if (!vertex || !scene.run)
        return {false, {DOPPLER_TEXT("core", "There is no run yet.")}, {}};
    const std::string& device = scene.problem->topology().device(scene.run->placement.devices[*vertex]).name;
    LessonVerdict verdict;
    verdict.holds = device == check.word;
    verdict.found = {DOPPLER_TEXT("core", "{0} is on {1}."), {scene.problem->graph().label(*vertex), device}};
    return verdict;
}

LessonVerdict judgeAnswer(const LessonCheck& check, const LessonScene& scene)
{
    if (check.kind == LessonCheck::Kind::Choice) {
        const auto chosen = scene.choices.find(check.word);
        if (chosen == scene.choices.end())
            return {false, {DOPPLER_TEXT("core", "A question is not answered yet.")}, {}};
        return chosen->second == check.choice
                   ? LessonVerdict{true, {DOPPLER_TEXT("core", "The answer is right.")}, {}}
                   : LessonVerdict{false, {DOPPLER_TEXT("core", "This is not the right answer.")}, {}};
    }
    const auto written = scene.answers.find(check.word);
    if (written == scene.answers.end() || written->second.empty())
        return {false, {DOPPLER_TEXT("core", "A question is not answered yet.")}, {}};
    const auto expected = valueOf(check.right, scene);
    if (!expected)
        return {false, whyNothing(check.right, check.right, scene), {}};
    const auto number = answeredNumber(written->second, check.right.unit, *expected);
    if (!number)
        return {
            false,
            {DOPPLER_TEXT("core", "\"{0}\" cannot be compared; enter a number, with its unit if it has one."),
             {written->second}},
            {}};
    if (std::abs(*number - *expected) <= check.tolerance * std::abs(*expected) + 1e-12)
        return {true, {DOPPLER_TEXT("core", "{0} is right."), {written->second}}, {}};
    return {false, {DOPPLER_TEXT("core", "{0} is not right yet."), {written->second}}, {}};
}

/// The engine counts if the check names one.
LessonVerdict judgeMeasured(const LessonCheck& check, const LessonScene& scene)
{
    if (!scene.run || !isMeasured(*scene.run))
        return {false,
                {DOPPLER_TEXT("core", "The shown run was simulated.")},
                {DOPPLER_TEXT("core", "Target: a measured run")}};
    if (!check.word.empty() && scene.engine != check.word)
        return {false,
                {DOPPLER_TEXT("core", "The shown run was measured on the engine {0}."),
                 {scene.engine.empty() ? std::string("?") : scene.engine}},
                {DOPPLER_TEXT("core", "Target: a run on the engine {0}"), {check.word}}};
    return {true, {DOPPLER_TEXT("core", "The shown run was measured.")}, {}};
}

} // namespace

LessonVerdict judge(const LessonCheck& check, const LessonScene& scene, const LessonNumberText& numberText)
{
    switch (check.kind) {
    case LessonCheck::Kind::Compare:
        return judgeComparison(check, scene, numberText);
    case LessonCheck::Kind::Fact:
        return judgeFact(check, scene);
    case LessonCheck::Kind::Selected:
        return judgeSelection(check, scene);
    case LessonCheck::Kind::Placed:
        return judgePlace(check, scene);
    case LessonCheck::Kind::View:
        return scene.panels.contains(check.word)
                   ? LessonVerdict{true, {DOPPLER_TEXT("core", "The panel is open.")}, {}}
                   : LessonVerdict{false, {DOPPLER_TEXT("core", "The panel is not open.")}, {}};
    case LessonCheck::Kind::Measured:
        return judgeMeasured(check, scene);
    case LessonCheck::Kind::Answer:
    case LessonCheck::Kind::Choice:
        return judgeAnswer(check, scene);
    }
    return {};
}

} // namespace doppler
