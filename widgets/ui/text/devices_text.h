// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace doppler {

constexpr int longestDevicesText = 200;

/// What a text of devices by count and name, such as "2xH100", or of a preset means. One of `devices` and
/// `fault` is empty, and both are for an empty text.
struct DevicesText {
    QString devices;     ///< As the product writes it.
    QString explanation; ///< The machine, in the window's language.
    QString fault;       ///< Why the text is not valid, in the window's language.
};
DevicesText readDevicesText(const QString& text);

/// The names of the catalogue.
QStringList catalogDeviceNames();
/// The names of the presets.
QStringList presetNames();

/// The index at which the last name of a text such as "2xA100+2xT" begins.
qsizetype lastDeviceName(const QString& text);
/// The texts whose last name is one of the catalogue that begins as the text's last name does.
QStringList completedDevices(const QString& text);

} // namespace doppler
