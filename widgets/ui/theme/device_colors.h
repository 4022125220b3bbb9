// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <cstddef>
#include <map>
#include <span>

namespace doppler {

/// Colours for devices that people with any colour vision tell apart.
enum class DevicePalette {
    OkabeIto,  ///< M. Okabe and K. Ito, "Color Universal Design", 2008: eight.
    TolBright, ///< P. Tol, "Colour Schemes", SRON technical note, 2021: seven.
    TolMuted,  ///< The same: nine.
};

/// The colours that devices have in the whole program.
struct DeviceColors {
    DevicePalette palette = DevicePalette::OkabeIto;
    std::map<std::size_t, QColor> own; ///< By device, instead of the palette's.

    [[nodiscard]] bool operator==(const DeviceColors&) const = default;
};

/// GUI thread only. deviceColor() and devicePattern() (theme.h), which answer from these, are for any thread.
const DeviceColors& deviceColors();
/// Every widget takes them at once (as a change of its palette). GUI thread only.
void setDeviceColors(const DeviceColors& colors);

/// As they stand in settings: "okabe-ito". An unknown name is the first one.
QString devicePaletteId(DevicePalette palette);
DevicePalette devicePaletteFromId(const QString& id);
/// "Okabe-Ito", a name that is the same in every language.
QString devicePaletteName(DevicePalette palette);
std::span<const DevicePalette> devicePalettes();

} // namespace doppler
