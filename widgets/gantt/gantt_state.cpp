// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_state.h"

#include <QJsonArray>
#include <QJsonObject>

namespace doppler {

namespace {

/// More rows than this no chart has that somebody arranges by hand.
constexpr qsizetype mostRows = 10000;

/// Devices by name: what a session's numbers mean may change before it is opened again.
class RowNames {
public:
    explicit RowNames(const Topology& topology) : devices(topology) {}

    [[nodiscard]] QJsonArray arrayOf(const std::vector<RowKey>& keys) const
    {
        QJsonArray array;
        for (const RowKey& key : keys) {
            const QString from = nameOf(key.from);
            const QString to = nameOf(key.to); // Of a device's row the first device.
            if (from.isNull() || to.isNull())
                continue;
            QJsonObject row;
            row[QLatin1String(key.channel ? "from" : "device")] = from;
            if (key.channel)
                row[QLatin1String("to")] = to;
            if (key.slot > 0)
                row[QLatin1String("slot")] = static_cast<qint64>(key.slot);
            array += row;
        }
        return array;
    }

    [[nodiscard]] std::vector<RowKey> keysOf(const QJsonValue& value) const
    {
        std::vector<RowKey> keys;
        const QJsonArray array = value.toArray();
        for (qsizetype i = 0; i < std::min(array.size(), mostRows); ++i) {
            const QJsonValue row = array[i];
            const bool channel = row[QLatin1String("from")].isString();
            const auto from = find(row[QLatin1String(channel ? "from" : "device")]);
            const auto to = channel ? find(row[QLatin1String("to")]) : std::optional<std::uint32_t>(0);
            const int slot = row[QLatin1String("slot")].toInt();
            if (from && to && slot >= 0)
                keys.push_back({channel, *from, *to, static_cast<std::uint32_t>(slot)});
        }
        return keys;
    }

private:
    /// Null where there is no such device.
    [[nodiscard]] QString nameOf(std::uint32_t device) const
    {
        return device < devices.deviceCount() ? QString::fromStdString(devices.device(DeviceId{device}).name)
                                              : QString();
    }
    [[nodiscard]] std::optional<std::uint32_t> find(const QJsonValue& name) const
    {
        const auto device = devices.find(name.toString().toStdString());
        return device ? std::optional(device->value) : std::nullopt;
    }

    const Topology& devices;
};

QJsonArray rangeOf(double from, double to) { return {from, to}; }

std::optional<std::pair<double, double>> rangeIn(const QJsonValue& value)
{
    const QJsonArray range = value.toArray();
    if (range.size() != 2 || !range[0].isDouble() || !range[1].isDouble())
        return {};
    return std::pair(range[0].toDouble(), range[1].toDouble());
}

std::optional<double> secondsIn(const QJsonValue& value)
{
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

} // namespace

QJsonObject ganttState(const GanttView& gantt, const Topology& topology)
{
    QJsonObject object;
    const GanttView::ViewState state = gantt.viewState();
    const RowNames names(topology);
    object[QLatin1String("pinned")] = names.arrayOf(state.order.pinned());
    object[QLatin1String("hidden")] = names.arrayOf(state.order.hidden());
    object[QLatin1String("order")] = names.arrayOf(state.order.order());
    if (state.visible)
        object[QLatin1String("visible")] = rangeOf(state.visible->first, state.visible->second);
    if (state.measure.first)
        object[QLatin1String("measured_from")] = *state.measure.first;
    if (state.measure.second)
        object[QLatin1String("measured_to")] = *state.measure.second;
    if (state.area)
        object[QLatin1String("area")] =
            QJsonObject{{QStringLiteral("seconds"), rangeOf(state.area->from, state.area->to)},
                        {QStringLiteral("rows"), names.arrayOf(state.area->rows)}};
    return object;
}

GanttView::ViewState ganttStateOf(const QJsonObject& object, const Topology& topology)
{
    const RowNames names(topology);
    GanttView::ViewState state;
    state.order =
        RowOrder(names.keysOf(object[QLatin1String("pinned")]), names.keysOf(object[QLatin1String("hidden")]),
                 names.keysOf(object[QLatin1String("order")]));
    state.visible = rangeIn(object[QLatin1String("visible")]);
    state.measure = {secondsIn(object[QLatin1String("measured_from")]),
                     secondsIn(object[QLatin1String("measured_to")])};
    const QJsonValue area = object[QLatin1String("area")];
    if (const auto seconds = rangeIn(area[QLatin1String("seconds")]))
        state.area = GanttView::ViewState::Area{seconds->first, seconds->second,
                                                names.keysOf(area[QLatin1String("rows")])};
    return state;
}

} // namespace doppler
