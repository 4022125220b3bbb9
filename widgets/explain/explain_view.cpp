// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/explain/explain_view.h"

#include "widgets/ui/controls/empty_state.h"
#include "widgets/ui/controls/scroll_page.h"

#include <QEvent>
#include <QStackedWidget>
#include <QTabBar>

namespace doppler {

ExplainView::ExplainView(QWidget* parent)
    : QTabWidget(parent), m_steps(new StepsPage), m_whatIf(new WhatIfPage), m_whyHere(new WhyHerePage)
{
    setObjectName(QStringLiteral("explainView"));
    setDocumentMode(true);
    addPage(QStringLiteral("stepsEmpty"), m_steps);
    m_whatIfPage = new ScrollPage(m_whatIf);
    m_whatIfPage->setFocusPolicy(Qt::NoFocus);
    addPage(QStringLiteral("whatIfEmpty"), m_whatIfPage);
    addPage(QStringLiteral("whyHereEmpty"), m_whyHere);
    retranslate();
}

void ExplainView::addPage(const QString& name, QWidget* page)
{
    const auto tab = static_cast<std::size_t>(count());
    m_empty.at(tab) = new EmptyState(name);
    m_pages.at(tab) = new QStackedWidget;
    m_pages.at(tab)->addWidget(m_empty.at(tab));
    m_pages.at(tab)->addWidget(page);
    addTab(m_pages.at(tab), QString());
}

void ExplainView::setRunShown(bool shown)
{
    for (QStackedWidget* pages : m_pages) {
        pages->setCurrentIndex(shown ? 1 : 0);
        pages->setFocusProxy(pages->currentWidget());
    }
}

void ExplainView::setEmptyAction(QAction* action)
{
    for (EmptyState* empty : m_empty)
        empty->setAction(action);
}

bool ExplainView::busy() const { return m_steps->busy() || m_whatIf->busy() || m_whyHere->busy(); }

void ExplainView::retranslate()
{
    setAccessibleName(tr("Explain"));
    setTabText(0, tr("Steps"));
    setTabText(1, tr("What if"));
    setTabText(2, tr("Why here"));
    m_whatIfPage->setAccessibleName(tabText(1));
    m_empty[0]->setText(tr("Place a graph. This page then shows each event of the run and explains why each "
                           "device chose its next task."));
    m_empty[1]->setText(tr("Place a graph. This page then shows what limits its run."));
    m_empty[2]->setText(
        tr("Place a graph and select a vertex. This page then explains why the vertex is on its device."));
    tabBar()->setAccessibleName(tr("Explanations"));
}

void ExplainView::changeEvent(QEvent* event)
{
    QTabWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace doppler
