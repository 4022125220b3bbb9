// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/lesson_stage.h"

#include "core/base/names.h"
#include "core/exec/registry.h"
#include "core/run/measured_run.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/graph_panel/graph_controls.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/playback/playback.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_view.h"
#include "widgets/workbench/workbench.h"

#include <QDockWidget>
#include <algorithm>

namespace doppler {

namespace {

using Kind = LessonCommand::Kind;

constexpr int lookAgainMilliseconds = 20;

/// Those that open a document together.
bool opens(Kind kind)
{
    return kind == Kind::Graph || kind == Kind::Devices || kind == Kind::Placer || kind == Kind::Mode ||
           kind == Kind::Contention || kind == Kind::Schedule || kind == Kind::Noise;
}

void setPart(ModelOptions& model, const LessonCommand& command)
{
    if (command.kind == Kind::Mode)
        model.mode = modeFromName(command.word).value_or(model.mode);
    if (command.kind == Kind::Contention)
        model.contention = contentionFromName(command.word);
    if (command.kind == Kind::Schedule)
        model.schedule = chooseTaskFromName(command.word).value_or(model.schedule);
    if (command.kind == Kind::Noise)
        model.noise = {command.quantity.number, command.quantity.number};
}

Error noRun() { return {{DOPPLER_TEXT("core", "There is no run yet.")}, {}, {}}; }

} // namespace

LessonStage::LessonStage(Parts parts, QObject* parent)
    : QObject(parent), m_parts(std::move(parts)),
      m_executing(
          {[this](const Executions& executions) { m_parts.workbench.showMeasured(executions.run, m_engine); },
           [this](const Error& error) { give(error); },
           {}}),
      m_workloads(m_parts.workload)
{
    m_timer.setInterval(lookAgainMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (!working())
            next();
    });
    for (const auto signal : {&Workbench::problemChanged, &Workbench::runChanged,
                              &Workbench::selectionChanged, &Workbench::busyChanged})
        connect(&m_parts.workbench, signal, this, &LessonStage::changed);
    connect(&m_parts.workbench, &Workbench::failed, this, [this](const Error& error) {
        if (performing())
            give(error);
    });
    connect(&m_workloads, &LessonWorkloads::failed, this, [this](const Error& error) {
        if (performing())
            give(error);
    });
    connect(&m_parts.playback, &Playback::timeChanged, this, &LessonStage::changed);
    connect(&m_parts.policy, &PolicyView::stepShown, this, &LessonStage::changed);
    connect(&m_parts.policy, &PolicyView::pageShown, this, &LessonStage::changed);
    connect(&m_parts.graph, &GraphView::coloringChanged, this, &LessonStage::changed);
    connect(&m_parts.controls, &GraphControls::lookChanged, this, &LessonStage::changed);
    connect(m_parts.explain.view(), &ExplainView::currentChanged, this, &LessonStage::changed);
    connect(&m_parts.training, &TrainingRuns::started, this, &LessonStage::changed);
    connect(&m_parts.training, &TrainingRuns::ended, this, &LessonStage::changed);
    connect(&m_parts.training, &TrainingRuns::failed, this, [this](const Error& error) {
        if (performing())
            give(error);
    });
    connect(&m_parts.curves, &TrainingView::currentJobChanged, this, [this](const TrainingJob* job) {
        if (job)
            connect(job, &TrainingJob::episodes, this, &LessonStage::changed, Qt::UniqueConnection);
    });
    for (const auto& [name, panel] : m_parts.panels)
        connect(panel, &QDockWidget::visibilityChanged, this, &LessonStage::changed, Qt::QueuedConnection);
}

void LessonStage::perform(std::span<const LessonCommand> commands)
{
    m_waiting.insert(m_waiting.end(), commands.begin(), commands.end());
    if (!m_timer.isActive())
        m_timer.start();
}

void LessonStage::cancel()
{
    m_waiting.clear();
    m_timer.stop();
    m_executing.cancel();
    m_workloads.cancel();
    if (m_trained && m_trained->active())
        m_trained->stop();
}

bool LessonStage::working() const
{
    return m_parts.workbench.busy() || m_executing.running() || m_workloads.working() ||
           (m_trained && m_trained->active());
}

void LessonStage::give(const Error& error)
{
    m_waiting.clear();
    m_timer.stop();
    emit failed(error);
}

void LessonStage::next()
{
    while (!m_waiting.empty()) {
        if (opens(m_waiting.front().kind)) {
            openDocument();
        } else {
            const LessonCommand command = m_waiting.front();
            m_waiting.pop_front();
            perform(command);
        }
        if (working())
            return;
        if (!m_timer.isActive()) // Failed at once.
            return;
    }
    m_timer.stop();
    emit performed();
}

/// Takes the commands that follow one another, so that nothing is placed that none of them asks for.
void LessonStage::openDocument()
{
    Workbench& workbench = m_parts.workbench;
    SessionRequest request;
    std::optional<QString> placer;
    ModelOptions model;
    bool anew = false;
    std::vector<LessonCommand> parts;
    while (!m_waiting.empty() && opens(m_waiting.front().kind)) {
        const LessonCommand& command = parts.emplace_back(m_waiting.front());
        const QString word = QString::fromStdString(command.word);
        if (command.kind == Kind::Placer)
            placer = word;
        anew = anew || command.kind == Kind::Graph || command.kind == Kind::Devices;
        if (command.kind == Kind::Graph || command.kind == Kind::Devices) {
            const auto source = sourceOf(command.word);
            if (!source)
                return give(source.error());
            (command.kind == Kind::Graph ? request.graph : request.topology) = *source;
        }
        m_waiting.pop_front();
    }
    // A lesson's document is run by the standard model but for what it says itself.
    if (!anew)
        model = workbench.model();
    for (const LessonCommand& command : parts)
        setPart(model, command);
    if (request.graph == workbench.graphSource())
        request.graph.clear();
    if (request.topology == workbench.topologySource())
        request.topology.clear();
    if (request.graph.isEmpty() && request.topology.isEmpty() &&
        resolved(model) == resolved(workbench.model())) {
        if (placer)
            workbench.setPlacer(*placer);
        return;
    }
    request.model = model;
    request.placers = {{placer.value_or(workbench.placer()), 1, {}}};
    workbench.openSession(request);
}

void LessonStage::perform(const LessonCommand& command)
{
    switch (command.kind) {
    case Kind::Select:
        return selectVertex(command);
    case Kind::View:
        return showPanel(command.word);
    case Kind::Hide:
        if (const auto panel = m_parts.panels.find(command.word); panel != m_parts.panels.end())
            panel->second->hide();
        return;
    case Kind::Page:
        return showPage(command.word);
    case Kind::Colour:
        if (const auto by = valueNamed<ColorBy>(lessonColours(), command.word))
            m_parts.controls.setColorBy(*by);
        return;
    case Kind::Layout:
        if (const auto layout = valueNamed<LayoutKind>(lessonLayouts(), command.word))
            m_parts.controls.setLayoutKind(*layout);
        return;
    case Kind::Step:
        return m_parts.policy.stepTo(static_cast<std::size_t>(command.quantity.number) - 1);
    case Kind::Cursor:
        return placeCursor(command.quantity);
    case Kind::Move:
        return moveVertex(command);
    case Kind::Train:
        return train(command);
    case Kind::Execute:
        return executeShown(command.word);
    case Kind::Run:
        return showRunOf(command.word);
    case Kind::Workload:
        if (const auto file = sourceOf(command.word))
            return m_workloads.open(*file, m_folder);
        else
            return give(file.error());
    case Kind::RunWorkload:
        return m_workloads.run(command.methods);
    case Kind::Answer: // The player's.
    case Kind::Graph:  // openDocument()
    case Kind::Devices:
    case Kind::Placer:
    case Kind::Mode:
    case Kind::Contention:
    case Kind::Schedule:
    case Kind::Noise:
        return;
    }
}

void LessonStage::showPanel(const std::string& name)
{
    const auto panel = m_parts.panels.find(name);
    if (panel == m_parts.panels.end())
        return;
    panel->second->show();
    panel->second->raise();
    if (name == "explain")
        m_parts.explain.makeRoom();
}

void LessonStage::showPage(const std::string& page)
{
    const auto placeIn = [&page](std::span<const std::string_view> pages) {
        return static_cast<int>(std::ranges::find(pages, page) - pages.begin());
    };
    if (std::ranges::find(lessonExplainPages(), page) != lessonExplainPages().end())
        m_parts.explain.view()->setCurrentIndex(placeIn(lessonExplainPages()));
    else
        m_parts.policy.showPage(placeIn(lessonPages()));
}

void LessonStage::selectVertex(const LessonCommand& command)
{
    const bool none = command.vertex == LessonVertex{};
    const auto vertex = none ? std::nullopt : vertexOf(command.vertex, scene());
    if (!none && !vertex)
        return give(
            {{DOPPLER_TEXT("core", "the graph has no vertex \"{0}\""), {command.vertex.name}}, {}, {}});
    m_parts.workbench.selectVertex(vertex);
}

void LessonStage::placeCursor(const LessonQuantity& place)
{
    m_parts.playback.pause();
    m_parts.playback.seek(place.unit == LessonUnit::Share ? place.number * m_parts.playback.duration()
                                                          : place.number);
}

void LessonStage::moveVertex(const LessonCommand& command)
{
    const LessonScene at = scene();
    const auto vertex = vertexOf(command.vertex, at);
    if (!at.run || !vertex)
        return give(
            {{DOPPLER_TEXT("core", "the graph has no vertex \"{0}\""), {command.vertex.name}}, {}, {}});
    for (const DeviceId device : at.problem->topology().devices())
        if (at.problem->topology().device(device).name == command.word)
            return m_parts.move(*vertex, device);
    give({{DOPPLER_TEXT("core", "there is no device \"{0}\""), {command.word}}, {}, {}});
}

void LessonStage::train(const LessonCommand& command)
{
    TrainingSetup setup = m_parts.training.proposal();
    if (!setup.problem)
        return give(noRun());
    // The lesson's policy, whatever was trained last or came with a session.
    const TrainingSetup standard;
    setup.policy = standard.policy;
    setup.options = standard.options;
    setup.checkpointFile.clear(); // Nobody goes on with a lesson's training.
    for (std::size_t stage = 0; stage < command.episodes.size(); ++stage)
        if (auto set = setup.options.set(trainingOptions(), stageEpisodesOption(static_cast<Stage>(stage)),
                                         std::to_string(command.episodes[stage]));
            !set)
            return give(set.error());
    m_parts.training.start(setup);
    m_trained = m_parts.curves.currentJob();
}

void LessonStage::executeShown(const std::string& engineId)
{
    const RunPtr run = m_parts.workbench.run();
    if (!run)
        return give(noRun());
    if (isMeasured(*run) && engineId.empty())
        return;
    const auto named = findEngine(engineId.empty() ? engines().front()->info().id : engineId);
    if (!named)
        return give(named.error());
    const Engine& engine = **named;
    m_engine = engine.info().id;
    ExecutionSetup setup;
    setup.problem = run->problem;
    setup.placement = run->placement;
    setup.engine = {&engine, Options(engine.info().options)};
    m_executing.start([setup](std::stop_token stop, const auto&) mutable {
        setup.stop = std::move(stop);
        return execute(setup);
    });
}

void LessonStage::showRunOf(const std::string& placer)
{
    const RunEntry* shortest = nullptr;
    for (const RunEntry& entry : m_parts.workbench.runs()->entries())
        if (entry.run->problem == m_parts.workbench.problem() && entry.run->placer == placer &&
            (!shortest || entry.run->schedule.makespan < shortest->run->schedule.makespan))
            shortest = &entry;
    if (!shortest)
        return give(noRun());
    m_parts.workbench.showRun(shortest->id);
}

} // namespace doppler
