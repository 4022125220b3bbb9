// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/placing/placer_dialog.h"

#include "core/catalog/chosen_placer.h"
#include "core/placers/api/placer_group.h"
#include "core/placers/api/registry.h"
#include "widgets/options/option_form.h"
#include "widgets/options/seed_field.h"
#include "widgets/shell/given_options.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/workbench/offered_placers.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace doppler {

namespace {

/// The options as they were asked for; at their standards where they are known no more.
Options optionsOf(const std::vector<OptionSpec>& specs, const PlacerRequest& request)
{
    Options options(specs);
    for (const auto& [name, value] : request.settings)
        if (!options.set(specs, name, value))
            return Options(specs);
    return options;
}

} // namespace

PlacerDialog::PlacerDialog(const PlacerRequest& before, QWidget* parent)
    : QDialog(parent), m_placers(new QComboBox), m_source(new QLabel), m_seed(new SeedField(before.seed)),
      m_budget(new QComboBox), m_evaluations(new QSpinBox), m_seconds(new QDoubleSpinBox),
      m_options(new OptionForm), m_noOptions(new QLabel), m_captions{new QLabel, new QLabel, new QLabel},
      m_place(new QPushButton), m_cancel(new QPushButton)
{
    setObjectName(QStringLiteral("placerDialog"));
    m_placers->setObjectName(QStringLiteral("placer"));
    m_budget->setObjectName(QStringLiteral("budget"));
    m_evaluations->setObjectName(QStringLiteral("evaluations"));
    m_seconds->setObjectName(QStringLiteral("seconds"));
    m_place->setObjectName(QStringLiteral("placeNow"));
    m_cancel->setObjectName(QStringLiteral("cancel"));
    for (const auto* offered : offeredPlacers())
        m_offers.push_back(
            {&offered->info(), QString::fromStdString(offered->info().id), offered->info().options});
    if (QFileInfo(before.placer).isAbsolute()) {
        const std::string file = QFile::encodeName(before.placer).toStdString();
        const std::string owner = settingsOwner(file);
        if (const auto placer = placerRegistry().find(owner))
            m_offers.push_back({&(*placer)->info(), before.placer, settableOptions(owner)});
    }
    for (const Offer& offer : m_offers)
        m_placers->addItem(QString(), offer.name);
    m_placers->setCurrentIndex(std::max(0, m_placers->findData(before.placer)));
    m_source->setWordWrap(true);
    m_source->setTextFormat(Qt::PlainText);
    m_noOptions->setAlignment(Qt::AlignCenter);
    m_budget->addItems(QStringList(BudgetCount));
    m_evaluations->setRange(1, 1000000000);
    m_evaluations->setGroupSeparatorShown(true);
    m_evaluations->setValue(
        static_cast<int>(std::min<std::uint64_t>(before.evaluations.value_or(4000), 1000000000)));
    m_seconds->setRange(0.1, 86400);
    m_seconds->setDecimals(1);
    m_seconds->setValue(before.seconds.value_or(10));
    m_budget->setCurrentIndex(before.evaluations ? Evaluations : before.seconds ? Seconds : Standard);
    for (std::size_t i = 0; i < m_captions.size(); ++i)
        m_captions[i]->setBuddy(std::array<QWidget*, 3>{m_placers, m_seed, m_budget}[i]);
    m_place->setDefault(true);
    m_cancel->setAutoDefault(false);

    auto* budget = new QHBoxLayout;
    budget->setSpacing(gridUnit);
    budget->addWidget(m_budget);
    budget->addWidget(m_evaluations, 1);
    budget->addWidget(m_seconds, 1);
    auto* fields = new QGridLayout;
    fields->setHorizontalSpacing(2 * gridUnit);
    fields->setVerticalSpacing(gridUnit);
    fields->setColumnStretch(1, 1);
    fields->addWidget(m_captions[0], 0, 0);
    fields->addWidget(m_placers, 0, 1);
    fields->addWidget(m_source, 1, 1);
    fields->addWidget(m_captions[1], 2, 0);
    fields->addWidget(m_seed, 2, 1);
    fields->addWidget(m_captions[2], 3, 0);
    fields->addLayout(budget, 3, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_place);
    auto* page = new QVBoxLayout(this);
    page->setSpacing(2 * gridUnit);
    page->addLayout(fields);
    page->addWidget(m_options, 1);
    page->addWidget(m_noOptions, 1);
    page->addLayout(buttons);
    resize(sizeForText({70 * gridUnit, 60 * gridUnit}, *this));

    connect(m_placers, &QComboBox::currentIndexChanged, this, &PlacerDialog::choosePlacer);
    connect(m_budget, &QComboBox::currentIndexChanged, this, &PlacerDialog::refresh);
    connect(m_options, &OptionForm::changed, this, &PlacerDialog::refresh);
    connect(m_seed, &QLineEdit::textChanged, this, &PlacerDialog::refresh);
    connect(m_place, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    choosePlacer();
    m_options->setValues(optionsOf(chosen().options, before));
    retranslate();
}

const PlacerDialog::Offer& PlacerDialog::chosen() const
{
    return m_offers[static_cast<std::size_t>(m_placers->currentIndex())];
}

void PlacerDialog::choosePlacer()
{
    m_options->setSpecs(chosen().options);
    m_source->setText(QString::fromStdString(chosen().placer->source));
    refresh();
}

void PlacerDialog::refresh()
{
    // What constructs a placement in one go spends no budget.
    const bool searches = !placesAtOnce(chosen().placer->kind);
    m_captions[2]->setEnabled(searches);
    m_budget->setEnabled(searches);
    m_evaluations->setEnabled(searches);
    m_seconds->setEnabled(searches);
    m_evaluations->setVisible(m_budget->currentIndex() == Evaluations);
    m_seconds->setVisible(m_budget->currentIndex() == Seconds);
    m_options->setVisible(!m_options->editors().empty());
    m_noOptions->setVisible(m_options->editors().empty());
    m_place->setEnabled(m_options->valid() && m_seed->seed());
}

PlacerRequest PlacerDialog::request() const
{
    PlacerRequest out;
    out.placer = chosen().name;
    out.seed = m_seed->seed().value_or(0);
    if (m_budget->isEnabled() && m_budget->currentIndex() == Evaluations)
        out.evaluations = static_cast<std::uint64_t>(m_evaluations->value());
    if (m_budget->isEnabled() && m_budget->currentIndex() == Seconds)
        out.seconds = m_seconds->value();
    out.settings = changedOptions(chosen().options, m_options->values());
    return out;
}

void PlacerDialog::retranslate()
{
    setWindowTitle(tr("Place with options"));
    m_captions[0]->setText(tr("Placer"));
    m_captions[1]->setText(tr("See&d"));
    m_captions[2]->setText(tr("&Budget"));
    const std::array<QString, BudgetCount> budgets{tr("Placer's default"), tr("Evaluations"), tr("Seconds")};
    for (int i = 0; i < BudgetCount; ++i)
        m_budget->setItemText(i, budgets[static_cast<std::size_t>(i)]);
    m_evaluations->setAccessibleName(budgets[Evaluations]);
    m_seconds->setAccessibleName(budgets[Seconds]);
    m_seconds->setSuffix(tr(" s", "seconds"));
    m_noOptions->setText(tr("This placer has no options."));
    m_place->setText(tr("&Place"));
    m_cancel->setText(tr("Cancel"));
    for (int i = 0; i < m_placers->count(); ++i) {
        const Offer& offer = m_offers[static_cast<std::size_t>(i)];
        const QFileInfo file(offer.name);
        m_placers->setItemText(i, file.isAbsolute() ? file.fileName() : translatedText(offer.placer->name));
    }
    refresh();
}

void PlacerDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace doppler
