// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/options/seed_field.h"

#include "widgets/options/option_editor.h"

#include <QRegularExpression>
#include <QRegularExpressionValidator>

namespace doppler {

SeedField::SeedField(std::uint64_t seed, QWidget* parent) : QLineEdit(parent)
{
    setObjectName(QStringLiteral("seed"));
    setAlignment(Qt::AlignRight);
    alignWithSpinBoxes(*this);
    setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,20}")), this));
    setSeed(seed);
}

std::optional<std::uint64_t> SeedField::seed() const
{
    bool known = false;
    const std::uint64_t number = text().toULongLong(&known);
    return known ? std::optional(number) : std::nullopt;
}

void SeedField::setSeed(std::uint64_t seed) { setText(QString::number(seed)); }

} // namespace doppler
