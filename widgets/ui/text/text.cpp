// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/text/text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <limits>

namespace doppler {

namespace {

/// The sentence with its places, in the form that its number asks for.
QString translatedFormat(const Message& message)
{
    if (message.singular.empty())
        return translatedText(message.text);
    constexpr std::uint64_t most = std::numeric_limits<int>::max();
    return QCoreApplication::translate("core", message.text.c_str(), message.singular.c_str(),
                                       static_cast<int>(std::min(message.number(), most)));
}

} // namespace

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
    std::vector<MessageValue> values = message.arguments;
    for (MessageValue& value : values)
        if (value.count)
            value.text = QLocale().toString(static_cast<qulonglong>(*value.count)).toStdString();
        else if (value.figure)
            value.text = translatedFigure(value.text).toStdString();
    return QString::fromStdString(fillPlaces(translatedFormat(message).toStdString(), values));
}

QString translated(const Error& error)
{
    return QString::fromStdString(errorLine(error, translated(error.message).toStdString()));
}

} // namespace doppler
