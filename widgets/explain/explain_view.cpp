// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/explain/explain_view.h"

#include "widgets/scroll_page.h"

#include <QEvent>
#include <QTabBar>

namespace doppler {

ExplainView::ExplainView(QWidget* parent)
    : QTabWidget(parent), m_steps(new StepsPage), m_whatIf(new WhatIfPage), m_whyHere(new WhyHerePage)
{
    setObjectName(QStringLiteral("explainView"));
    setDocumentMode(true);
    addTab(m_steps, QString());
    auto* whatIf = new ScrollPage(m_whatIf);
    whatIf->setFocusPolicy(Qt::NoFocus);
    addTab(whatIf, QString());
    addTab(m_whyHere, QString());
    retranslate();
}

bool ExplainView::busy() const { return m_steps->busy() || m_whatIf->busy() || m_whyHere->busy(); }

void ExplainView::retranslate()
{
    setAccessibleName(tr("Explain"));
    setTabText(0, tr("Steps"));
    setTabText(1, tr("What if"));
    setTabText(2, tr("Why here"));
    widget(1)->setAccessibleName(tabText(1));
    tabBar()->setAccessibleName(tr("Explanations"));
}

void ExplainView::changeEvent(QEvent* event)
{
    QTabWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace doppler
