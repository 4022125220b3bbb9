// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/side_by_side_state.h"

#include "widgets/side_by_side/side_by_side_runs.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/workbench/workbench.h"

#include <QJsonArray>
#include <algorithm>
#include <array>

namespace doppler {

namespace {

using State = SideBySideView::ViewState;

/// By Alignment.
constexpr std::array alignments{"start", "end", "vertex", "hand"};

QJsonObject objectOf(const State::Sorting& sorting)
{
    return {{QStringLiteral("column"), sorting.column}, {QStringLiteral("descending"), sorting.descending}};
}

State::Sorting sortingOf(const QJsonValue& value)
{
    return {value[QLatin1String("column")].toInt(-1), value[QLatin1String("descending")].toBool()};
}

/// Whatever runs are there.
QJsonObject objectOf(const State& state)
{
    QJsonObject object;
    object[QLatin1String("align")] = QLatin1String(alignments[static_cast<std::size_t>(state.alignment)]);
    object[QLatin1String("page")] = state.page;
    object[QLatin1String("differences")] = objectOf(state.differences);
    object[QLatin1String("moved")] = objectOf(state.moved);
    if (state.visible)
        object[QLatin1String("visible")] = QJsonArray{state.visible->first, state.visible->second};
    if (state.time)
        object[QLatin1String("time")] = *state.time;
    return object;
}

State sideBySideStateOf(const QJsonObject& object)
{
    State state;
    const auto* named = std::ranges::find(alignments, object[QLatin1String("align")].toString());
    if (named != alignments.end())
        state.alignment = static_cast<Alignment>(named - alignments.begin());
    state.page = object[QLatin1String("page")].toInt();
    state.differences = sortingOf(object[QLatin1String("differences")]);
    state.moved = sortingOf(object[QLatin1String("moved")]);
    if (const QJsonArray visible = object[QLatin1String("visible")].toArray();
        visible.size() == 2 && visible[0].isDouble() && visible[1].isDouble())
        state.visible = {visible[0].toDouble(), visible[1].toDouble()};
    if (const QJsonValue time = object[QLatin1String("time")]; time.isDouble())
        state.time = time.toDouble();
    return state;
}

} // namespace

QJsonObject sideBySideState(Workbench& workbench, const SideBySideRuns& runs, const SideBySideView& view)
{
    const State state = view.viewState();
    QJsonObject object = objectOf(state);
    QJsonArray list;
    const auto& entries = workbench.runs()->entries();
    for (qsizetype i = 0; i < runs.ids().size(); ++i) {
        const auto index = static_cast<std::size_t>(i);
        const auto entry = std::ranges::find(entries, runs.ids()[i], &RunEntry::id);
        if (entry == entries.end())
            continue;
        QJsonObject run{{QStringLiteral("run"), static_cast<qint64>(entry - entries.begin())}};
        if (index < state.shifts.size())
            run[QLatin1String("begins")] = state.shifts[index];
        for (const auto& [key, holds] : {std::pair{"reference", entry->id == runs.reference()},
                                         {"current", index == state.current},
                                         {"moved_of", index == state.movedOf}})
            if (holds)
                run[QLatin1String(key)] = true;
        list += run;
    }
    object[QLatin1String("runs")] = list;
    return object;
}

void setSideBySideState(const QJsonObject& object, const RunOfSession& runOf, SideBySideRuns& runs,
                        SideBySideView& view)
{
    State state = sideBySideStateOf(object);
    QList<quint64> ids;
    quint64 reference = 0;
    for (const QJsonValue& run : object[QLatin1String("runs")].toArray()) {
        const quint64 id = runOf(run[QLatin1String("run")].toInteger(-1));
        if (id == 0 || ids.contains(id))
            continue;
        if (run[QLatin1String("reference")].toBool())
            reference = id;
        if (run[QLatin1String("current")].toBool())
            state.current = static_cast<std::size_t>(ids.size());
        if (run[QLatin1String("moved_of")].toBool())
            state.movedOf = static_cast<std::size_t>(ids.size());
        state.shifts.push_back(run[QLatin1String("begins")].toDouble());
        ids += id;
    }
    if (ids.size() < 2) // Whoever opens some later is elsewhere by then.
        state.time.reset();
    runs.show(ids, reference);
    view.setViewState(state);
}

} // namespace doppler
