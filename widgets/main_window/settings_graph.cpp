// SPDX-License-Identifier: GPL-3.0-or-later
// How graphs are shown, in the settings.
#include "widgets/shell/settings.h"

#include <algorithm>
#include <array>

namespace doppler {

namespace {

constexpr std::array graphLayoutNames{"layered", "lanes-by-time", "lanes-by-level"};
constexpr std::array scaleNames{"viridis", "cividis"};
constexpr int mostDevices = 4096;

/// The place of a name, 0 where it is none of them.
template <std::size_t N>
std::size_t placeOf(const std::array<const char*, N>& names, const QString& name)
{
    const auto at = std::ranges::find(names, name, [](const char* known) { return QLatin1String(known); });
    return at == names.end() ? 0 : static_cast<std::size_t>(at - names.begin());
}

} // namespace

GraphLook Settings::graphLook() const
{
    GraphLook look;
    const auto text = [this](const char* key) { return store.value(QLatin1String(key)).toString(); };
    look.colorBy = colorByFromId(text("graph/colorBy")).value_or(ColorBy::Device);
    look.scale = static_cast<SequentialScale>(placeOf(scaleNames, text("graph/scale")));
    look.layout = static_cast<LayoutKind>(placeOf(graphLayoutNames, text("graph/layout")));
    look.minimap = store.value(QStringLiteral("graph/minimap"), true).toBool();
    look.arrowLabels = store.value(QStringLiteral("graph/arrowLabels"), false).toBool();
    look.devices.palette = devicePaletteFromId(text("devices/palette"));
    // "3 #ff8800" each.
    for (const QString& entry : store.value(QStringLiteral("devices/colors")).toStringList()) {
        bool isNumber = false;
        const int device = entry.section(QLatin1Char(' '), 0, 0).toInt(&isNumber);
        const QColor color(entry.section(QLatin1Char(' '), 1));
        if (isNumber && device >= 0 && device < mostDevices && color.isValid())
            look.devices.own[static_cast<std::size_t>(device)] = color;
    }
    return look;
}

void Settings::setGraphLook(const GraphLook& look)
{
    store.setValue(QStringLiteral("graph/colorBy"), colorById(look.colorBy));
    store.setValue(QStringLiteral("graph/scale"),
                   QLatin1String(scaleNames[static_cast<std::size_t>(look.scale)]));
    store.setValue(QStringLiteral("graph/layout"),
                   QLatin1String(graphLayoutNames[static_cast<std::size_t>(look.layout)]));
    store.setValue(QStringLiteral("graph/minimap"), look.minimap);
    store.setValue(QStringLiteral("graph/arrowLabels"), look.arrowLabels);
    store.setValue(QStringLiteral("devices/palette"), devicePaletteId(look.devices.palette));
    QStringList colors;
    for (const auto& [device, color] : look.devices.own)
        colors += QStringLiteral("%1 %2").arg(device).arg(color.name());
    store.setValue(QStringLiteral("devices/colors"), colors);
}

} // namespace doppler
