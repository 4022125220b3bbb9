// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/view_parts.h"

#include "widgets/gantt/gantt_tools.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/playback/playback.h"
#include "widgets/shell/restored_panels.h"
#include "widgets/training/training_runs.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QJsonArray>
#include <QMainWindow>
#include <array>
#include <optional>

namespace doppler {

namespace {

/// What shows a document in this way or that, by the names of the actions. Other switches are the user's
/// settings, or do something (a lesson's begins it).
constexpr std::array viewSwitches{"colorByDevice",
                                  "colorByCost",
                                  "colorByStart",
                                  "colorBySlack",
                                  "colorByWaiting",
                                  "colorByMemory",
                                  "colorByDifference",
                                  "layoutLayered",
                                  "layoutByTime",
                                  "layoutByLevel",
                                  "minimap",
                                  "arrowLabels",
                                  "transfersAction",
                                  "criticalPathAction",
                                  "ganttShares",
                                  "ganttMemory",
                                  "ganttBounds",
                                  "replayBests",
                                  "sideBySideTransfers",
                                  "sideBySideMoved",
                                  "sideBySideDisagreement",
                                  "everyTraining",
                                  "logarithmicTraining",
                                  "compareTrainings",
                                  "followPolicy",
                                  "growPlacement",
                                  "secondLoss",
                                  "secondEntropy",
                                  "secondRandomActions",
                                  "secondLearningRate",
                                  "secondSpeed",
                                  "bandNone",
                                  "bandRange",
                                  "bandDeviation"};

/// Those of the runs side by side can be switched by hand once these are prepared.
bool waitsForRuns(const QAction& action)
{
    return action.objectName().startsWith(QLatin1String("sideBySide"));
}

QList<QAction*> switchesOf(const QMainWindow& window)
{
    QList<QAction*> found;
    for (const char* name : viewSwitches)
        if (auto* action = window.findChild<QAction*>(QLatin1String(name)))
            found += action;
    return found;
}

template <class Id>
std::optional<Id> idIn(const QJsonValue& value)
{
    const int number = value.toInt(-1);
    return number < 0 ? std::nullopt : std::optional(Id{static_cast<std::uint32_t>(number)});
}

QJsonObject graphState(const GraphView& graph)
{
    const GraphView::ViewState state = graph.viewState();
    QJsonObject object;
    if (!state.fitted) {
        object[QLatin1String("scale")] = state.scale;
        object[QLatin1String("x")] = state.middle.x();
        object[QLatin1String("y")] = state.middle.y();
    }
    QJsonArray open; // By group, in the order of their numbers.
    for (const char group : state.open)
        open += group != 0 ? 1 : 0;
    object[QLatin1String("open_groups")] = open;
    if (state.highlighted)
        object[QLatin1String("highlighted")] = static_cast<qint64>(state.highlighted->value);
    if (state.group)
        object[QLatin1String("group")] = static_cast<qint64>(state.group->value);
    return object;
}

GraphView::ViewState graphStateOf(const QJsonObject& object)
{
    GraphView::ViewState state;
    const double scale = object[QLatin1String("scale")].toDouble();
    state.fitted = !(scale > 0);
    state.scale = scale;
    state.middle = {object[QLatin1String("x")].toDouble(), object[QLatin1String("y")].toDouble()};
    for (const QJsonValue& group : object[QLatin1String("open_groups")].toArray())
        state.open.push_back(group.toInt() != 0 ? 1 : 0);
    state.highlighted = idIn<DeviceId>(object[QLatin1String("highlighted")]);
    state.group = idIn<GroupId>(object[QLatin1String("group")]);
    return state;
}

} // namespace

SessionPart viewPart(QMainWindow& window, std::function<QByteArray()> panels, GraphView& graph,
                     Playback& playback)
{
    SessionPart part;
    part.get = [&window, &graph, &playback, panels = std::move(panels)] {
        QJsonObject switches;
        for (const QAction* action : switchesOf(window))
            switches[action->objectName()] = action->isChecked();
        QJsonObject object;
        object[QLatin1String("layout")] = QString::fromLatin1(panels().toBase64());
        object[QLatin1String("switches")] = switches;
        object[QLatin1String("graph")] = graphState(graph);
        object[QLatin1String("time")] = playback.time();
        return object;
    };
    part.set = [&window, &graph, &playback](const QJsonObject& object) {
        restorePanels(window, QByteArray::fromBase64(object[QLatin1String("layout")].toString().toLatin1()));
        const QJsonObject switches = object[QLatin1String("switches")].toObject();
        for (QAction* action : switchesOf(window)) {
            const QJsonValue wanted = switches[action->objectName()];
            if (!wanted.isBool() || wanted.toBool() == action->isChecked())
                continue;
            if (!action->isEnabled() && waitsForRuns(*action))
                action->setChecked(wanted.toBool());
            else if (wanted.toBool() || !action->actionGroup()) // Of a group the one that is on says it all.
                action->trigger();
        }
        graph.setViewState(graphStateOf(object[QLatin1String("graph")].toObject()));
        playback.seek(object[QLatin1String("time")].toDouble());
    };
    return part;
}

SessionPart trainingPart(TrainingRuns& training)
{
    SessionPart part;
    part.get = [&training] {
        QJsonObject object;
        const auto& settings = training.settings();
        if (!settings)
            return object;
        object[QLatin1String("policy")] = QString::fromStdString(settings->policy);
        QJsonObject options;
        for (const auto& [name, value] : settings->options.all())
            options[QString::fromStdString(name)] = QString::fromStdString(toString(value));
        object[QLatin1String("options")] = options;
        return object;
    };
    part.set = [&training](const QJsonObject& object) {
        const std::string policy = object[QLatin1String("policy")].toString().toStdString();
        if (!findTrainingPolicy(policy).ok())
            return;
        TrainingSettings settings{policy, Options(trainingOptions(policy))};
        const QJsonObject options = object[QLatin1String("options")].toObject();
        for (auto it = options.begin(); it != options.end(); ++it) // Those that are gone are passed over.
            if (const auto set = settings.options.set(trainingOptions(policy), it.key().toStdString(),
                                                      it.value().toString().toStdString());
                !set)
                continue;
        training.setSettings(std::move(settings));
    };
    return part;
}

SessionPart markersPart(const SessionKeeper& keeper, Workbench& workbench, GanttTools& gantt)
{
    SessionPart part;
    part.get = [&workbench, &gantt] {
        QJsonObject object; // By index of the run.
        const auto& entries = workbench.runs()->entries();
        for (std::size_t i = 0; i < entries.size(); ++i) {
            QJsonArray list;
            const MarkerList markers = gantt.markers(entries[i].id);
            for (const GanttMarker& marker : markers.all())
                list += QJsonObject{{QStringLiteral("seconds"), marker.seconds},
                                    {QStringLiteral("note"), marker.note}};
            if (!list.isEmpty())
                object[QString::number(i)] = list;
        }
        return object;
    };
    part.set = [&keeper, &gantt](const QJsonObject& object) {
        for (auto it = object.begin(); it != object.end(); ++it) {
            std::vector<GanttMarker> markers;
            for (const QJsonValue& value : it.value().toArray())
                markers.push_back(
                    {value[QLatin1String("seconds")].toDouble(), value[QLatin1String("note")].toString()});
            if (const quint64 run = keeper.runOfFile(it.key().toULongLong()))
                gantt.setMarkers(run, MarkerList(markers));
        }
    };
    return part;
}

} // namespace doppler
