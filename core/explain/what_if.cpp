// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/what_if.h"

#include "core/placers/api/placer.h"
#include "core/problem/named_channels.h"
#include "core/run/measured_run.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

std::vector<Question> linkQuestions(const Run& run)
{
    if (run.problem->deviceCount() < 2)
        return {};
    std::vector<Question> list(2);
    list[0].title = {DOPPLER_TEXT("core", "Twice the bandwidth")};
    list[0].change.bandwidth = 2;
    list[1].title = {DOPPLER_TEXT("core", "Half the latency")};
    list[1].change.latency = 0.5;
    return list;
}

std::vector<Question> deviceQuestions(const Run& run, bool mayPlace)
{
    const Topology& topology = run.problem->topology();
    std::vector<Question> list;
    if (topology.deviceCount() > 1) {
        DeviceId like;
        for (DeviceId d : topology.devices())
            if (!like.valid() || topology.device(d).flopsPerSecond > topology.device(like).flopsPerSecond)
                like = d;
        Question more;
        more.change.another = like;
        more.title = {DOPPLER_TEXT("core", "One more device like {0}, same placement"),
                      {topology.device(like).name}};
        list.push_back(more);
        more.title = {DOPPLER_TEXT("core", "One more device like {0}, placed again"),
                      {topology.device(like).name}};
        more.placeAgain = true;
        if (mayPlace)
            list.push_back(more);
    }
    for (DeviceId d : topology.devices()) {
        Question faster;
        faster.title = {DOPPLER_TEXT("core", "{0} twice as fast"), {topology.device(d).name}};
        faster.change.speeds = {{d, 2}};
        list.push_back(faster);
    }
    return list;
}

/// Every other rule, the channels and the mode; what the cost model fixes comes out as it was.
std::vector<Question> modelQuestions(const Run& run)
{
    const ModelOptions& now = run.problem->model();
    std::vector<Question> list;
    const auto ask = [&](const ModelOptions& model, Message title, std::optional<ChooseTask> rule = {}) {
        if (resolved(model) == now)
            return;
        Question question;
        question.title = std::move(title);
        question.rule = rule;
        question.change.model = model;
        list.push_back(std::move(question));
    };
    for (std::string_view name : chooseTaskNames()) {
        ModelOptions model = now;
        model.schedule = *chooseTaskFromName(name);
        ask(model, {DOPPLER_TEXT("core", "Schedule rule {0}"), {std::string(name)}}, model.schedule);
    }
    const Topology& topology = run.problem->topology();
    ModelOptions unlimited = now;
    unlimited.contention = Contention::Unlimited;
    const Message noChannels{DOPPLER_TEXT("core", "Unlimited channels")};
    if (!topology.channels().empty() && namedChannelsCount(now.costModel)) {
        Question& question = list.emplace_back();
        question.title = noChannels;
        question.change.model = unlimited;
        question.change.noNamedChannels = true;
    } else if (now.contention.value_or(topology.contention()) != Contention::Unlimited) {
        ask(unlimited, noChannels);
    }
    ModelOptions other = now;
    if (now.mode == Mode::Asynchronous) {
        other.mode = Mode::BulkSynchronous;
        ask(other, {DOPPLER_TEXT("core", "Bulk-synchronous")});
    } else {
        other.mode = Mode::Asynchronous;
        ask(other, {DOPPLER_TEXT("core", "Asynchronous")});
    }
    if (now.noise.any()) {
        ModelOptions model = now;
        model.noise = {};
        ask(model, {DOPPLER_TEXT("core", "No noise")});
    }
    return list;
}

} // namespace

std::vector<Question> questions(const Run& run, std::optional<VertexId> vertex, bool mayPlace)
{
    std::vector<Question> list = linkQuestions(run);
    for (Question& question : deviceQuestions(run, mayPlace))
        list.push_back(std::move(question));
    if (vertex) {
        Question faster;
        faster.title = {DOPPLER_TEXT("core", "{0} twice as fast"), {run.problem->graph().label(*vertex)}};
        faster.change.vertex = {*vertex, 2};
        list.push_back(std::move(faster));
    }
    for (Question& question : modelQuestions(run))
        list.push_back(std::move(question));
    return list;
}

std::optional<double> Answer::gainShare() const
{
    return before > 0 && std::isfinite(before) ? std::optional(gain() / before) : std::nullopt;
}

double simulatedMakespan(const Run& run)
{
    return isMeasured(run) ? Simulator(run.problem).makespan(run.placement) : run.schedule.makespan;
}

Answer answer(const Run& run, double before, const Question& question, const PlaceAgain& place,
              const std::stop_token& stop)
{
    const auto find = [&]() -> Result<RunPtr> {
        auto problem = changedProblem(*run.problem, question.change);
        if (!problem)
            return problem.error();
        if (stop.stop_requested())
            return stoppedEarly();
        if (!question.placeAgain)
            return makeFinishedRun(*std::move(problem), run.placement, std::string(whatIfPlacer));
        auto placement = place(*problem, stop);
        if (!placement)
            return placement.error();
        return makeFinishedRun(*std::move(problem), *std::move(placement), run.placer);
    };
    return {question, find(), before};
}

std::optional<Answer> mostEffectiveChange(const Run& run, const std::stop_token& stop)
{
    const double before = simulatedMakespan(run);
    std::optional<Answer> best;
    for (const Question& question : questions(run, {}, false)) {
        if (stop.stop_requested())
            return std::nullopt;
        Answer next = answer(run, before, question, {}, stop);
        if (next.run && std::isfinite(next.gain()) && next.gain() > (best ? best->gain() : 0))
            best = std::move(next);
    }
    return best;
}

void sortByGain(std::vector<Answer>& answers)
{
    std::stable_sort(answers.begin(), answers.end(), [](const Answer& a, const Answer& b) {
        if (a.run.ok() != b.run.ok())
            return a.run.ok();
        // The same order as by gain, which tells nothing where the run as it is can't be finished.
        return a.run.ok() && (*a.run)->schedule.makespan < (*b.run)->schedule.makespan;
    });
}

} // namespace doppler
