// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/fit_note.h"

#include "widgets/runs/fit_text.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace doppler {

FitNote::FitNote(QWidget* parent)
    : QFrame(parent), m_text(new QLabel), m_enforce(new QToolButton), m_choose(new QToolButton)
{
    setObjectName(QStringLiteral("fitNote"));
    setAutoFillBackground(true);
    setFrameShape(QFrame::NoFrame);
    m_text->setObjectName(QStringLiteral("fitNoteText"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_enforce->setObjectName(QStringLiteral("fitNoteEnforce"));
    m_choose->setObjectName(QStringLiteral("fitNoteChoose"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridUnit + 4, gridUnit, gridUnit + 4, gridUnit);
    column->setSpacing(gridUnit);
    column->addWidget(m_text);
    auto* row = new QHBoxLayout;
    row->setSpacing(gridUnit);
    row->addWidget(m_enforce);
    row->addWidget(m_choose);
    row->addStretch();
    column->addLayout(row);
    connect(m_enforce, &QToolButton::clicked, this, &FitNote::enforceRequested);
    connect(m_choose, &QToolButton::clicked, this, &FitNote::choosePlacerRequested);
    hide();
}

void FitNote::showRun(const RunPtr& run)
{
    m_run = run;
    setVisible(run && memoryFit(*run) == MemoryFit::Exceeds);
    retranslate();
}

void FitNote::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void FitNote::retranslate()
{
    m_text->setText(m_run ? FitText::sentence(*m_run) : QString());
    m_enforce->setText(tr("Enforce memory"));
    m_enforce->setToolTip(
        tr("Runs the placer again and keeps to the memory of the devices. %1").arg(FitText::placers()));
    m_choose->setText(tr("Choose placer…"));
    m_choose->setToolTip(FitText::placers());
    m_enforce->setAccessibleDescription(m_text->text());
}

} // namespace doppler
