// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/options/options_dialog.h"

#include "widgets/options/option_form.h"
#include "widgets/ui/controls/title_label.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace doppler {

OptionsDialog::OptionsDialog(const QString& name, const QString& source, std::span<const OptionSpec> specs,
                             const GivenOptions& before, QWidget* parent)
    : QDialog(parent), m_name(name), m_specs(specs.begin(), specs.end()), m_source(new QLabel(source)),
      m_options(new OptionForm),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel |
                                     QDialogButtonBox::RestoreDefaults))
{
    setObjectName(QStringLiteral("optionsDialog"));
    m_source->setTextFormat(Qt::PlainText);
    m_source->setWordWrap(true);
    m_source->setVisible(!source.isEmpty());
    m_options->setSpecs(m_specs);
    m_options->setValues(withGiven(m_specs, before));
    auto* page = new QVBoxLayout(this);
    page->setSpacing(2 * gridUnit);
    auto* title = new TitleLabel(1.15);
    title->setTextFormat(Qt::PlainText);
    title->setText(name);
    auto* head = new QVBoxLayout;
    head->setSpacing(gridUnit / 2);
    head->addWidget(title);
    head->addWidget(m_source);
    page->addLayout(head);
    page->addWidget(m_options, 1);
    page->addWidget(m_buttons);
    resize(sizeForText({70 * gridUnit, 48 * gridUnit}, *this));

    connect(m_options, &OptionForm::changed, this, &OptionsDialog::refresh);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            [this] { m_options->setValues(Options(m_specs)); });
    retranslate();
    refresh();
}

GivenOptions OptionsDialog::values() const { return changedOptions(m_specs, m_options->values()); }

void OptionsDialog::refresh()
{
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(m_options->valid());
    m_buttons->button(QDialogButtonBox::RestoreDefaults)
        ->setEnabled(!m_options->valid() || !values().empty());
}

void OptionsDialog::retranslate()
{
    setWindowTitle(tr("Options of %1").arg(m_name));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&OK"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    m_buttons->button(QDialogButtonBox::RestoreDefaults)->setText(tr("Re&store defaults"));
}

void OptionsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace doppler
