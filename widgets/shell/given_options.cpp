// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/given_options.h"

#include <QStringList>

namespace doppler {

GivenOptions changedOptions(std::span<const OptionSpec> specs, const Options& values)
{
    GivenOptions changed;
    for (const OptionSpec& spec : specs)
        if (const auto at = values.all().find(spec.name);
            at != values.all().end() && at->second != spec.standard)
            changed.emplace_back(spec.name, toString(at->second));
    return changed;
}

QString withSettings(const QString& name, const GivenOptions& settings)
{
    QStringList texts{name};
    for (const auto& [option, value] : settings)
        texts += QString::fromStdString(option) + QLatin1Char('=') + QString::fromStdString(value);
    return texts.join(QStringLiteral(", "));
}

Options withGiven(std::span<const OptionSpec> specs, const GivenOptions& given)
{
    Options values(specs);
    for (const auto& [name, value] : given)
        (void)values.set(specs, name, value);
    return values;
}

} // namespace doppler
