// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_panel/graph_state.h"

#include <QJsonArray>
#include <QJsonObject>
#include <optional>

namespace doppler {

namespace {

template <class Id>
std::optional<Id> idIn(const QJsonValue& value)
{
    const int number = value.toInt(-1);
    return number < 0 ? std::nullopt : std::optional(Id{static_cast<std::uint32_t>(number)});
}

} // namespace

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

} // namespace doppler
