// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/island_page.h"

#include "core/catalog/island_topology.h"
#include "widgets/options/option_form.h"
#include "widgets/topology/topology_draft.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace doppler {

IslandPage::IslandPage(TopologyDraft& draft, QWidget* parent)
    : QWidget(parent), m_draft(draft), m_note(new QLabel), m_form(new OptionForm), m_state(new QLabel),
      m_make(new QPushButton)
{
    setObjectName(QStringLiteral("islandPage"));
    for (QLabel* label : {m_note, m_state}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_state->setObjectName(QStringLiteral("islandState"));
    m_form->setObjectName(QStringLiteral("islandOptions"));
    m_form->setSpecs(islandOptions());
    connect(m_form, &OptionForm::changed, this, &IslandPage::check);
    m_make->setObjectName(QStringLiteral("makeIslands"));
    m_make->setAutoDefault(false);
    connect(m_make, &QPushButton::clicked, this, &IslandPage::make);
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(gridUnit);
    bottom->addWidget(m_state, 1);
    bottom->addWidget(m_make);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, gridUnit, 0, 0);
    column->setSpacing(gridUnit);
    column->addWidget(m_note);
    column->addWidget(m_form, 1);
    column->addLayout(bottom);
    restyle();
    retranslate();
}

void IslandPage::make()
{
    const auto topology = islandTopology(m_form->values());
    if (topology && m_draft.replace(tr("Create islands"), *topology))
        emit made();
}

void IslandPage::check()
{
    const bool valid = m_form->valid();
    const auto count = valid ? m_form->values().integer("islands") * m_form->values().integer("devices") : 0;
    m_faulty = !valid || count > static_cast<std::int64_t>(mostEditedDevices);
    m_make->setEnabled(!m_faulty);
    if (!valid)
        m_state->setText(tr("Correct the marked entries."));
    else if (m_faulty)
        m_state->setText(translated(
            Message{DOPPLER_TEXT("core", "found {0} devices, expected at most {1}"),
                    {doppler::count(static_cast<std::uint64_t>(count)), doppler::count(mostEditedDevices)}}));
    else
        m_state->setText(tr("%n device(s)", nullptr, static_cast<int>(count)));
    restyle();
}

void IslandPage::restyle()
{
    const Tokens colors = tokens(palette());
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, colors.mutedText);
    m_note->setPalette(muted);
    muted.setColor(QPalette::WindowText, m_faulty ? colors.bad : colors.mutedText);
    m_state->setPalette(muted);
}

void IslandPage::retranslate()
{
    m_note->setText(tr("Identical devices in islands, with one bandwidth within an island and another "
                       "between islands. They replace all devices and links; Undo restores those."));
    m_make->setText(tr("Create these &devices"));
    check();
}

void IslandPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        restyle();
}

} // namespace doppler
