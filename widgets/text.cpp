// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text.h"

#include <QCoreApplication>

namespace doppler {

QString translatedText(const std::string& text) { return QCoreApplication::translate("core", text.c_str()); }

QString translated(const Message& message)
{
    const std::string format = translatedText(message.text).toStdString();
    return QString::fromStdString(fillPlaces(format, message.arguments));
}

QString translated(const Error& error)
{
    return QString::fromStdString(errorLine(error, translated(error.message).toStdString()));
}

} // namespace doppler
