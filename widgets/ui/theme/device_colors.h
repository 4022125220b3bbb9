// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <cstddef>
#include <map>
#include <span>

namespace doppler {

/// Palettes for devices whose colours people with any colour vision can distinguish.
enum class DevicePalette {
    OkabeIto,  ///< M. Okabe and K. Ito, "Color Universal Design", 2008: eight colours.
    TolBright, ///< P. Tol, "Colour Schemes", SRON technical note, 2021: seven colours.
    TolMuted,  ///< The same source: nine colours.
};

/// The colours of devices in the whole program.
struct DeviceColors {
    DevicePalette palette = DevicePalette::OkabeIto;
    std::map<std::size_t, QColor> own; ///< By device; replaces the palette's colour.

    [[nodiscard]] bool operator==(const DeviceColors&) const = default;
};

/// GUI thread only. deviceColor() and devicePattern() (theme.h), which return these colours, are thread-safe.
const DeviceColors& deviceColors();
/// Changes the colours; every widget is notified as of a change of its palette. GUI thread only.
void setDeviceColors(const DeviceColors& colors);
/// From now on deviceColor() returns colours so light that black has this contrast on them (WCAG ratio); 1:
/// the colours as they are. applyTheme() calls this, so that all views of a theme show the same colours. GUI
/// thread only.
void setLeastDeviceContrast(double least);

/// The id in settings: "okabe-ito". An unknown id is the first palette.
QString devicePaletteId(DevicePalette palette);
DevicePalette devicePaletteFromId(const QString& id);
/// "Okabe-Ito", a name that is not translated.
QString devicePaletteName(DevicePalette palette);
std::span<const DevicePalette> devicePalettes();

} // namespace doppler
