// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/copying.h"

#include "core/base/fingerprint.h"
#include "core/base/shell_word.h"
#include "core/graph/folded_graph.h"
#include "core/io/placements/placement_format.h"
#include "core/io/traces/trace.h"
#include "core/run/measured_run.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_panel/graph_controls.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/layout_job.h"
#include "widgets/playback/playback.h"
#include "widgets/runs/runs_model.h"
#include "widgets/session/saved_sessions.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/picture_export.h"
#include "widgets/shell/table_files.h"
#include "widgets/shell/whole_panel.h"
#include "widgets/shell/window_actions.h"
#include "widgets/side_by_side/four_bars_page.h"
#include "widgets/side_by_side/side_by_side_runs.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <string_view>

namespace doppler {

namespace {

/// The same run has the same file.
QString fileName(const Run& run)
{
    Fingerprint print;
    for (const DeviceId device : run.placement.devices)
        print.add(device.value);
    for (const VertexId vertex : run.placement.order)
        print.add(vertex.value);
    if (isMeasured(run))
        for (const TaskRun& task : run.schedule.tasks) {
            print.add(task.start);
            print.add(task.end);
        }
    return QStringLiteral("%1-%2-%3.json")
        .arg(QString::fromStdString(run.problem->graph().name()), QString::fromStdString(run.placer))
        .arg(print.value(), 16, 16, QLatin1Char('0'))
        .replace(QLatin1Char('/'), QLatin1Char('_'));
}

/// Writes the run's placement, or its trace where it was measured, among the program's files; the file.
Result<std::string> keepRun(const Run& run)
{
    const QString folder = Copying::placementFolder();
    QDir().mkpath(folder);
    std::string file = QFile::encodeName(QDir(folder).filePath(fileName(run))).toStdString();
    if (auto written = isMeasured(run) ? writeTrace(*run.problem, run.schedule, file)
                                       : writePlacement(*run.problem, run.placement, run.placer, file);
        !written)
        return written.error();
    return file;
}

/// As withSources().
Result<RequestedRun> sourced(RequestedRun run)
{
    auto entry = withSources(std::move(run.entry), Copying::placementFolder());
    if (!entry)
        return entry.error();
    return RequestedRun{*std::move(entry), std::move(run.asked)};
}

Result<std::string> commandOf(const RequestedRun& asked, CommandFor program)
{
    const auto run = sourced(asked);
    if (!run)
        return run.error();
    auto file = needsPlacementFile(run->entry, run->asked) ? keepRun(*run->entry.run)
                                                           : Result<std::string>(std::string());
    return file ? commandFor(run->entry, run->asked, program, *file) : file;
}

bool hasAny(const QJsonObject& object, std::initializer_list<const char*> keys)
{
    return std::ranges::any_of(keys, [&object](const char* key) {
        const QJsonValue value = object[QLatin1String(key)];
        return value.isArray() ? !value.toArray().isEmpty() : !value.isUndefined();
    });
}

/// Whether something beside the runs is open, or looked at in a way, that no option says.
bool hasMore(const SessionState& open)
{
    // Parts of every window. Others are there where they have something.
    constexpr std::array<std::string_view, 5> usual{"comparison", "gantt", "panels", "side_by_side", "view"};
    const auto isUsual = [&usual](const auto& part) {
        return std::ranges::find(usual, part.first) != usual.end();
    };
    const auto isAnnotated = [](const RunEntry& entry) { return !entry.notes.empty(); };
    if (std::ranges::any_of(open.runs, isAnnotated) || !open.locks.empty() || !open.texts.empty() ||
        !open.checkpoints.isEmpty() || !std::ranges::all_of(open.parts, isUsual))
        return true;
    const auto part = [&open](const char* name) {
        const auto found = open.parts.find(name);
        return found == open.parts.end()
                   ? QJsonObject()
                   : QJsonDocument::fromJson(QByteArray::fromStdString(found->second)).object();
    };
    const QJsonObject chart = part("gantt");
    return hasAny(part("view")[QLatin1String("graph")].toObject(), {"scale", "highlighted", "group"}) ||
           hasAny(chart, {"pinned", "hidden", "order", "visible"}) ||
           (hasAny(chart, {"area"}) && !hasAny(chart, {"measured_to"})) ||
           part("side_by_side")[QLatin1String("align")].toString(QStringLiteral("start")) !=
               QLatin1String("start");
}

/// The command of a window whose options say the list of these runs, the last of them shown, all side by side
/// or the last one (coloured by its difference to another one); fails where they can't.
Result<std::string> optionsCommand(std::vector<RequestedRun> runs, bool beside, WindowLook look)
{
    const Error unsaid; // Nobody hears it.
    auto command = Result<std::string>(unsaid);
    if (beside) {
        auto first = sourced(runs.front());
        if (!first)
            return first.error();
        runs.front() = *std::move(first);
        command = sideBySideCommand(runs);
    } else if (const RequestedRun& shown = runs.back(); !needsPlacementFile(shown.entry, shown.asked)) {
        command = commandOf(shown, CommandFor::Window);
        if (runs.size() > 1) {
            const auto against =
                nameBeside(shown, runs.front(), [&](const Run&) { return Result<std::string>(unsaid); });
            if (!against)
                return against.error();
            look.against = *against;
        }
    }
    if (!command)
        return command;
    const std::string words = lookWords(look);
    const auto says = [&words](std::string_view option) { return words.find(option) != std::string::npos; };
    if ((look.colorBy == ColorBy::Difference && !says(" --against ")) ||
        (!look.selection.empty() && !says(" --select ")))
        return unsaid;
    return *command + words;
}

/// The command of a window that opens all of it.
Result<std::string> sessionCommand(const SessionState& open)
{
    const auto file = keepSession(open);
    if (!file)
        return file.error();
    return "doppler-workbench " + shellWord(QFile::encodeName(*file).toStdString());
}

/// Whether groups are not simply open, as a graph comes that is not large.
bool showsGroups(const GraphPicture& picture)
{
    return !picture.empty() && picture.placed.tree &&
           (picture.fold() || picture.graph->vertexCount() > mostUnfolded);
}

/// How many levels of groups the picture shows; nothing where it is as it comes, or as no number says.
std::optional<std::uint32_t> shownLevels(const GraphPicture& picture)
{
    constexpr std::uint32_t most = 100; // that the window's program takes
    if (!showsGroups(picture))
        return {};
    const GroupTree& tree = *picture.placed.tree;
    for (std::uint32_t levels = 1; levels <= std::min(tree.depth() + 1, most); ++levels)
        if (picture.placed.open == openTo(tree, levels))
            return levels;
    return {};
}

/// The share that gives the time back, or the least one after it: at it what starts then has started.
double shareOf(double seconds, double whole)
{
    if (!(whole > 0) || !std::isfinite(whole))
        return 0;
    const double share = std::clamp(seconds / whole, 0.0, 1.0);
    return share < 1 && share * whole < seconds ? std::nextafter(share, 1.0) : share;
}

} // namespace

Copying::Copying(const Parts& parts, const WindowActions& actions, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window),
      m_writing({[this](const QString& text) { take(text); },
                 [this](const Error& error) { m_parts.messages.showError(error); },
                 {}}),
      m_painting({[this](const QImage& image) { take(image); },
                  [this](const Error& error) { m_parts.messages.showError(error); },
                  {}})
{
    // Whoever copied last, here or elsewhere, is not to be overtaken.
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, [this] {
        m_writing.cancel();
        m_painting.cancel();
    });
    TableFiles& tables = m_parts.tables;
    connect(actions.copyPicture, &QAction::triggered, this, &Copying::copyPicture);
    connect(actions.copyTable, &QAction::triggered, &tables, [&tables] { tables.copy(*tables.inFront()); });
    connect(&tables, &TableFiles::copied, this, [this] {
        m_parts.messages.showNotice([] { return tr("Table copied to the clipboard"); });
        emit copied();
    });
    connect(actions.copyCommand, &QAction::triggered, this, [this] { copyCommand(); });
    connect(actions.copyWindowCommand, &QAction::triggered, this, &Copying::copyWindowCommand);
    connect(actions.copySideBySideCommand, &QAction::triggered, this, &Copying::copyDifferences);
    const auto follow = [this, picture = actions.copyPicture,
                         commands = QList<QAction*>{actions.copyCommand, actions.copyWindowCommand,
                                                    actions.copyExplanationCommand}] {
        picture->setEnabled(m_parts.workbench.problem() != nullptr);
        for (QAction* action : commands)
            action->setEnabled(m_parts.workbench.run() != nullptr);
    };
    connect(&m_parts.workbench, &Workbench::problemChanged, this, follow);
    connect(&m_parts.workbench, &Workbench::runChanged, this, follow);
    follow();
    const auto followRuns = [this, command = actions.copySideBySideCommand] {
        command->setEnabled(m_parts.sideBySideView.runs() != nullptr);
    };
    connect(&m_parts.sideBySideView, &SideBySideView::ready, this, followRuns);
    followRuns();
}

void Copying::copyPicture()
{
    QWidget* focus = m_window->focusWidget();
    const QDockWidget* panel = panelOf(focus);
    if (panel && panel->isAncestorOf(&m_parts.gantt) && m_parts.gantt.chart()) {
        const GanttSnapshot still = m_parts.gantt.still();
        paint(still.size(), [still](QPainter& painter, const QRectF& area) { still.paint(painter, area); });
    } else if (panel) {
        const WholePanel whole(*panel->widget());
        take(panel->widget()->grab().toImage()); // Only this thread can paint widgets.
    } else {
        paint(m_parts.graph.pictureSize(),
              [still = m_parts.graph.still()](QPainter& painter, const QRectF& area) {
                  still.paint(painter, area);
              });
    }
}

void Copying::paint(const QSizeF& size, std::function<void(QPainter&, const QRectF&)> picture)
{
    m_writing.cancel();
    m_painting.start([size, picture = std::move(picture), ground = tokens(m_window->palette()).canvas](
                         std::stop_token, const auto&) -> Result<QImage> {
        QImage image = pictureAsImage(size, ground, picture);
        return image.isNull() ? Result<QImage>(noRoomForPicture(size)) : image;
    });
}

QString Copying::placementFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation))
        .filePath(QStringLiteral("placements"));
}

void Copying::copyCommand()
{
    if (const auto run = requested(m_parts.workbench.runId()))
        write([run = *run] { return commandOf(run, CommandFor::Simulation); });
}

void Copying::copyWindowCommand()
{
    if (!m_parts.workbench.run())
        return;
    const bool beside = standsBeside();
    SessionState open = m_parts.session();
    std::vector<RequestedRun> runs;
    if (optionsMaySay(open, beside))
        for (const RunEntry& entry : open.runs)
            runs.push_back({entry, m_parts.workbench.requestOf(entry.id)});
    write([open = std::move(open), runs = std::move(runs), beside, look = look()]() -> Result<std::string> {
        if (!runs.empty())
            if (auto command = optionsCommand(runs, beside, look))
                return command;
        return sessionCommand(open);
    });
}

bool Copying::standsBeside() const
{
    return m_parts.sideBySideView.isVisible() && m_parts.sideBySide.ids().size() > 1;
}

bool Copying::optionsMaySay(const SessionState& open, bool beside) const
{
    const std::vector<RunEntry>& list = open.runs;
    const GraphPicture& picture = m_parts.graph.picture();
    // A window that begins with several runs shows the last one
    if (list.empty() || open.shown != list.size() - 1 || hasMore(open) ||
        (showsGroups(picture) && !shownLevels(picture)))
        return false;
    if (beside) // and holds them against the first.
        return m_parts.sideBySide.reference() == list.front().id &&
               std::ranges::equal(m_parts.sideBySide.ids(), list, {}, {}, &RunEntry::id);
    const RunEntry* rival = m_parts.controls.rival();
    return list.size() == 1 || (list.size() == 2 && m_parts.graph.colorBy() == ColorBy::Difference && rival &&
                                rival->id == list.front().id);
}

void Copying::copyExplanation(const Explanation& explanation)
{
    if (const auto run = requested(m_parts.workbench.runId()))
        write([run = *run, explanation]() -> Result<std::string> {
            auto words = explanationWords(run.entry.run, explanation);
            if (!words)
                return words;
            auto command = commandOf(run, CommandFor::Explanation);
            return command ? Result<std::string>(*command + *words) : command;
        });
}

Copying::Command Copying::figureCommand(CommandFor figure) const
{
    const auto run = requested(m_parts.workbench.runId());
    if (!run)
        return {};
    WindowLook shown = look();
    WindowLook kept;
    if (figure == CommandFor::GanttFigure) {
        kept.strips = shown.strips;
    } else {
        kept.colorBy = shown.colorBy;
        kept.layout = shown.layout;
        kept.arrowLabels = shown.arrowLabels;
        kept.groups = shown.groups;
    }
    const RunEntry* rival = m_parts.controls.rival();
    const auto other = rival ? requested(rival->id) : std::nullopt;
    return [run = *run, other, kept, figure]() mutable -> Result<std::string> {
        if (figure == CommandFor::GraphFigure && kept.colorBy == ColorBy::Difference && other) {
            const auto against = nameBeside(run, *other, keepRun);
            if (!against)
                return against.error();
            kept.against = *against;
        }
        auto command = commandOf(run, figure);
        return command ? Result<std::string>(*command + lookWords(kept)) : command;
    };
}

Copying::Command Copying::differencesOf() const
{
    auto runs = requestedBeside();
    if (runs.size() < 2)
        return {};
    const auto reference = m_parts.sideBySide.ids().indexOf(m_parts.sideBySide.reference());
    return [runs = std::move(runs), reference]() mutable -> Result<std::string> {
        auto first = sourced(runs.front());
        if (!first)
            return first.error();
        runs.front() = *std::move(first);
        return differencesCommand(runs, static_cast<std::size_t>(std::max<qsizetype>(reference, 0)), keepRun);
    };
}

void Copying::copyDifferences()
{
    if (auto command = differencesOf())
        write(std::move(command));
}

Copying::Command Copying::sideBySideFigureCommand() const
{
    auto differences = differencesOf();
    if (!differences)
        return {};
    return [differences]() mutable -> Result<std::string> {
        constexpr std::string_view before = "doppler differences";
        const auto command = differences();
        return command ? Result<std::string>("doppler render side-by-side" + command->substr(before.size()))
                       : command;
    };
}

Copying::Command Copying::fourBarsFigureCommand() const
{
    const RunPtr shown = m_parts.sideBySideView.fourBars()->shownRun();
    const auto& all = m_parts.workbench.runs()->entries();
    const auto found = std::ranges::find_if(all, [&shown](const RunEntry& e) { return e.run == shown; });
    const auto run = requested(found == all.end() ? m_parts.workbench.runId() : found->id);
    if (!run || !isMeasured(*run->entry.run))
        return {};
    return [run = *run] { return commandOf(run, CommandFor::FourBarsFigure); };
}

std::optional<RequestedRun> Copying::requested(quint64 run) const
{
    const RunEntry* entry = m_parts.workbench.runs()->find(run);
    return entry ? std::optional(RequestedRun{*entry, m_parts.workbench.requestOf(run)}) : std::nullopt;
}

std::vector<RequestedRun> Copying::requestedBeside() const
{
    std::vector<RequestedRun> runs;
    for (const quint64 id : m_parts.sideBySide.ids())
        if (auto run = requested(id))
            runs.push_back(*std::move(run));
    return runs;
}

WindowLook Copying::look() const
{
    WindowLook look;
    look.colorBy = m_parts.graph.colorBy();
    look.layout = m_parts.graph.layoutKind();
    look.arrowLabels = m_parts.graph.hasArrowLabels();
    look.groups = shownLevels(m_parts.graph.picture());
    look.selection = m_parts.workbench.selectedVertices();
    const RunPtr& run = m_parts.playback.run();
    const double whole = run ? run->schedule.makespan : 0;
    look.cursor = shareOf(m_parts.playback.ownTime(), whole);
    const GanttLook chart = m_parts.gantt.still().look;
    for (const auto& [shown, strip] :
         {std::pair{chart.shares, "shares"}, {chart.memory, "memory"}, {chart.bounds, "bounds"}})
        if (shown)
            look.strips.emplace_back(strip);
    if (const TimeMeasure& measure = m_parts.gantt.measure(); measure.complete())
        look.measured = {shareOf(*measure.first, whole), shareOf(*measure.second, whole)};
    return look;
}

void Copying::copyComparison(const StudyRequest& request)
{
    write([request]() -> Result<std::string> {
        const auto kept = withSavedLocks(request);
        return kept ? comparisonCommand(*kept) : kept.error();
    });
}

void Copying::copyCommand(const Result<std::string>& command)
{
    if (command)
        take(QString::fromStdString(*command));
    else
        m_parts.messages.showError(command.error());
}

void Copying::write(std::function<Result<std::string>()> command)
{
    m_painting.cancel();
    m_writing.start([command = std::move(command)](std::stop_token, const auto&) -> Result<QString> {
        const auto text = command();
        return text ? Result<QString>(QString::fromStdString(*text)) : text.error();
    });
}

void Copying::take(const QString& text)
{
    constexpr qsizetype mostToTell = 400; // A selection may be long.
    QGuiApplication::clipboard()->setText(text);
    m_parts.messages.showNotice([text] {
        const bool all = text.size() <= mostToTell;
        return tr("Copied to the clipboard: %1").arg(all ? text : text.left(mostToTell) + QChar(0x2026));
    });
    emit copied();
}

void Copying::take(const QImage& image)
{
    QGuiApplication::clipboard()->setImage(image);
    m_parts.messages.showNotice([] { return tr("Picture copied to the clipboard"); });
    emit copied();
}

} // namespace doppler
