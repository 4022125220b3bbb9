// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/options/seed_field.h"

#include "widgets/options/option_editor.h"

#include <QValidator>

namespace doppler {

namespace {

/// Lets nothing be typed that is no number, or too large.
class SeedValidator : public QValidator {
public:
    using QValidator::QValidator;
    State validate(QString& text, int&) const override
    {
        if (text.isEmpty())
            return Intermediate;
        bool known = false;
        (void)text.toULongLong(&known);
        return known && text.front().isDigit() ? Acceptable : Invalid;
    }
};

} // namespace

SeedField::SeedField(std::uint64_t seed, QWidget* parent) : QLineEdit(parent)
{
    setObjectName(QStringLiteral("seed"));
    setAlignment(Qt::AlignRight);
    alignWithSpinBoxes(*this);
    setValidator(new SeedValidator(this));
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
