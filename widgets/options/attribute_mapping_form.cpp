// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/options/attribute_mapping_form.h"

#include "widgets/ui/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>
#include <optional>

namespace doppler {

namespace {

/// Texts in the order of mappedProperties().
QString labelOf(std::size_t row)
{
    const QString labels[] = {
        AttributeMappingForm::tr("&Name"),        AttributeMappingForm::tr("&Kind"),
        AttributeMappingForm::tr("&Group"),       AttributeMappingForm::tr("Allowed de&vices"),
        AttributeMappingForm::tr("&FLOPs"),       AttributeMappingForm::tr("&Time (s)"),
        AttributeMappingForm::tr("&Weights (B)"), AttributeMappingForm::tr("Out&put (B)"),
        AttributeMappingForm::tr("&Data (B)"),    AttributeMappingForm::tr("T&ransfer time (s)"),
    };
    return labels[row];
}

/// The factor in the field; 1 where it is empty, nothing if it is not a number above 0.
std::optional<double> factorOf(const QLineEdit* field)
{
    const QString text = field ? field->text().trimmed() : QString();
    bool isNumber = true;
    const double factor = text.isEmpty() ? 1 : QLocale::c().toDouble(text, &isNumber);
    return isNumber && factor > 0 && std::isfinite(factor) ? std::optional(factor) : std::nullopt;
}

} // namespace

AttributeMappingForm::AttributeMappingForm(QWidget* parent)
    : QWidget(parent), m_ofVertices(new QLabel), m_ofEdges(new QLabel), m_factors(new QLabel)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(gridUnit);
    grid->setVerticalSpacing(gridUnit / 2);
    grid->setColumnStretch(1, 1);
    for (QLabel* title : {m_ofVertices, m_ofEdges}) {
        QFont bold = title->font();
        bold.setBold(true);
        title->setFont(bold);
    }
    grid->addWidget(m_ofVertices, 0, 0, 1, 2);
    grid->addWidget(m_factors, 0, 2);
    int at = 1;
    for (const MappedProperty& property : mappedProperties()) {
        if (property.ofEdges && (m_rows.empty() || !m_rows.back().property.ofEdges)) {
            grid->setRowMinimumHeight(at++, gridUnit / 2);
            grid->addWidget(m_ofEdges, at++, 0, 1, 3);
        }
        addRow(property, at++);
    }
    grid->setRowStretch(at, 1);
    retranslate();
}

void AttributeMappingForm::addRow(const MappedProperty& property, int at)
{
    auto* grid = static_cast<QGridLayout*>(layout());
    const QString name = QString::fromUtf8(property.option.data(), qsizetype(property.option.size()));
    Row row{property, new QLabel, new QComboBox, property.isNumber ? new QLineEdit : nullptr};
    row.attribute->setObjectName(QStringLiteral("attribute_") + name);
    row.attribute->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row.attribute->setMinimumContentsLength(18);
    row.label->setBuddy(row.attribute);
    connect(row.attribute, &QComboBox::currentIndexChanged, this, &AttributeMappingForm::takeChange);
    grid->addWidget(row.label, at, 0);
    grid->addWidget(row.attribute, at, 1);
    if (row.factor) {
        row.factor->setObjectName(QStringLiteral("factor_") + name);
        row.factor->setMaxLength(32);
        row.factor->setMaximumWidth(
            row.factor->fontMetrics().horizontalAdvance(QStringLiteral("0000000000")));
        row.factor->setPlaceholderText(QStringLiteral("1"));
        row.factor->setEnabled(false);
        connect(row.factor, &QLineEdit::textChanged, this, &AttributeMappingForm::takeChange);
        grid->addWidget(row.factor, at, 2);
    }
    m_rows.push_back(row);
}

void AttributeMappingForm::offer(const AttributeSurvey& survey, const GivenOptions& given)
{
    for (const Row& row : m_rows)
        select(row, survey, given);
    takeChange();
}

void AttributeMappingForm::select(const Row& row, const AttributeSurvey& survey, const GivenOptions& given)
{
    const QSignalBlocker quietAttribute(row.attribute);
    row.attribute->clear();
    row.attribute->addItem(tr("(as usual)"), QString());
    for (const bool ofDrawing : {false, true}) // costs are rarely there
        for (const FoundAttribute& found : survey)
            if (found.ofEdges == row.property.ofEdges && found.ofDrawing == ofDrawing &&
                (found.numbers > 0 || !row.property.isNumber)) {
                const QString name = QString::fromStdString(found.name);
                row.attribute->addItem(tr("%1: %2, ...").arg(name, QString::fromStdString(found.example)),
                                       name);
            }
    const auto chosen = std::find_if(given.begin(), given.end(),
                                     [&](const auto& option) { return option.first == row.property.option; });
    if (chosen == given.end() || chosen->second.empty())
        return;
    auto term = row.property.isNumber ? parseAttributeTerm(chosen->second)
                                      : Result<AttributeTerm>(AttributeTerm{chosen->second, 1});
    if (!term)
        return;
    const QString name = QString::fromStdString(term->attribute);
    if (row.attribute->findData(name) < 0) // the file may have changed: the preview says so
        row.attribute->addItem(name, name);
    row.attribute->setCurrentIndex(row.attribute->findData(name));
    if (row.factor && term->factor != 1) {
        const QSignalBlocker quietFactor(row.factor);
        row.factor->setText(QLocale::c().toString(term->factor, 'g', QLocale::FloatingPointShortest));
    }
}

GivenOptions AttributeMappingForm::values() const
{
    GivenOptions out;
    for (const Row& row : m_rows) {
        const std::string name = row.attribute->currentData().toString().toStdString();
        if (!name.empty())
            out.emplace_back(
                row.property.option,
                row.property.isNumber ? attributeTermText({name, factorOf(row.factor).value_or(1)}) : name);
    }
    return out;
}

bool AttributeMappingForm::valid() const
{
    return std::all_of(m_rows.begin(), m_rows.end(), [](const Row& row) {
        return !row.factor || !row.factor->isEnabled() || factorOf(row.factor);
    });
}

void AttributeMappingForm::takeChange()
{
    for (const Row& row : m_rows)
        if (row.factor)
            row.factor->setEnabled(!row.attribute->currentData().toString().isEmpty());
    emit changed();
}

void AttributeMappingForm::retranslate()
{
    m_ofVertices->setText(tr("Vertices"));
    m_ofEdges->setText(tr("Edges"));
    m_factors->setText(tr("Factor"));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i].label->setText(labelOf(i));
        if (m_rows[i].attribute->count() > 0)
            m_rows[i].attribute->setItemText(0, tr("(as usual)"));
        if (m_rows[i].factor) {
            m_rows[i].factor->setAccessibleName(tr("Factor"));
            m_rows[i].factor->setToolTip(tr("The numbers of the attribute are multiplied by this factor, "
                                            "such as 1e9 for GFLOP or 0.001 for ms"));
        }
    }
}

void AttributeMappingForm::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace doppler
