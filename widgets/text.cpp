// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace doppler {

QString translatedText(const std::string& text) { return QCoreApplication::translate("core", text.c_str()); }

QString translatedFigure(const std::string& english)
{
    static const QRegularExpression micro(QStringLiteral("\\bus\\b"));
    QString text = QString::fromStdString(english);
    text.replace(QLatin1Char('.'), QLocale().decimalPoint());
    if (text.startsWith(QLatin1Char('-')))
        text[0] = QChar(0x2212); // A minus, as in tables, and no hyphen.
    return text.replace(micro, QStringLiteral("µs"));
}

QString translated(const Message& message)
{
    const std::string format = translatedText(message.text).toStdString();
    std::vector<MessageValue> values = message.arguments;
    for (MessageValue& value : values)
        if (value.figure)
            value.text = translatedFigure(value.text).toStdString();
    return QString::fromStdString(fillPlaces(format, values));
}

QString translated(const Error& error)
{
    return QString::fromStdString(errorLine(error, translated(error.message).toStdString()));
}

} // namespace doppler
