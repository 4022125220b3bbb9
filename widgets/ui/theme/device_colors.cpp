// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/theme/device_colors.h"

#include "widgets/ui/theme/theme.h"

#include <QApplication>
#include <QPointer>
#include <QWidget>
#include <array>
#include <mutex>
#include <shared_mutex>

namespace doppler {

namespace {

constexpr std::array palettes{DevicePalette::OkabeIto, DevicePalette::TolBright, DevicePalette::TolMuted};
constexpr std::array<const char*, 3> ids{"okabe-ito", "tol-bright", "tol-muted"};
constexpr std::array<const char*, 3> names{"Okabe-Ito", "Tol bright", "Tol muted"};

constexpr std::array<QRgb, 8> okabeIto{0xffe69f00, 0xff56b4e9, 0xff009e73, 0xfff0e442,
                                       0xff0072b2, 0xffd55e00, 0xffcc79a7, 0xff999999};
constexpr std::array<QRgb, 7> tolBright{0xff4477aa, 0xffee6677, 0xff228833, 0xffccbb44,
                                        0xff66ccee, 0xffaa3377, 0xffbbbbbb};
constexpr std::array<QRgb, 9> tolMuted{0xffcc6677, 0xff332288, 0xffddcc77, 0xff117733, 0xff88ccee,
                                       0xff882255, 0xff44aa99, 0xff999933, 0xffaa4499};

std::span<const QRgb> colorsOf(DevicePalette palette)
{
    switch (palette) {
    case DevicePalette::TolBright:
        return tolBright;
    case DevicePalette::TolMuted:
        return tolMuted;
    case DevicePalette::OkabeIto:
        break;
    }
    return okabeIto;
}

DeviceColors& current()
{
    static DeviceColors colors;
    return colors;
}

/// The contrast of black on the colours as they are shown.
double leastContrast = 1;

/// Held by who writes them, and by who reads them in whatever thread.
std::shared_mutex& guard()
{
    static std::shared_mutex mutex;
    return mutex;
}

} // namespace

const DeviceColors& deviceColors() { return current(); }

void setDeviceColors(const DeviceColors& colors)
{
    if (current() == colors)
        return;
    {
        const std::unique_lock lock(guard());
        current() = colors;
    }
    const QWidgetList all = QApplication::allWidgets();
    const QList<QPointer<QWidget>> there(all.begin(), all.end()); // Some make their parts anew when told.
    for (const QPointer<QWidget>& widget : there) {
        if (!widget)
            continue;
        QEvent changed(QEvent::PaletteChange);
        QApplication::sendEvent(widget, &changed);
        if (widget)
            widget->update();
    }
}

void setLeastDeviceContrast(double least)
{
    const std::unique_lock lock(guard());
    leastContrast = least;
}

namespace {

/// As it was chosen. The guard is held.
QColor chosenColor(std::size_t device)
{
    if (const auto own = current().own.find(device); own != current().own.end())
        return own->second;
    const auto colors = colorsOf(current().palette);
    const QColor base = QColor::fromRgb(colors[device % colors.size()]);
    const std::size_t round = device / colors.size();
    if (round == 0)
        return base;
    return round % 2 == 1 ? base.darker(100 + 35 * static_cast<int>((round + 1) / 2))
                          : base.lighter(100 + 20 * static_cast<int>(round / 2));
}

} // namespace

QColor deviceColor(std::size_t device)
{
    const std::shared_lock lock(guard());
    const QColor chosen = chosenColor(device);
    return leastContrast > 1 ? clearOf(Qt::black, chosen, leastContrast) : chosen;
}

Qt::BrushStyle devicePattern(std::size_t device)
{
    constexpr std::array patterns{Qt::SolidPattern, Qt::Dense3Pattern, Qt::HorPattern, Qt::DiagCrossPattern};
    const std::shared_lock lock(guard());
    if (current().own.contains(device))
        return Qt::SolidPattern;
    return patterns[(device / colorsOf(current().palette).size()) % patterns.size()];
}

QString devicePaletteId(DevicePalette palette)
{
    return QLatin1String(ids[static_cast<std::size_t>(palette)]);
}

DevicePalette devicePaletteFromId(const QString& id)
{
    for (const DevicePalette palette : palettes)
        if (devicePaletteId(palette) == id)
            return palette;
    return DevicePalette::OkabeIto;
}

QString devicePaletteName(DevicePalette palette)
{
    return QLatin1String(names[static_cast<std::size_t>(palette)]);
}

std::span<const DevicePalette> devicePalettes() { return palettes; }

} // namespace doppler
