// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/explain/steps_page.h"
#include "widgets/explain/what_if_page.h"
#include "widgets/explain/why_here_page.h"

#include <QTabWidget>
#include <array>

class QAction;
class QStackedWidget;

namespace doppler {

class EmptyState;
class ScrollPage;

/// Explains the shown run: step by step, what-if questions, why here.
class ExplainView : public QTabWidget {
    Q_OBJECT

public:
    explicit ExplainView(QWidget* parent = nullptr);

    [[nodiscard]] StepsPage* steps() const { return m_steps; }
    [[nodiscard]] WhatIfPage* whatIf() const { return m_whatIf; }
    [[nodiscard]] WhyHerePage* whyHere() const { return m_whyHere; }
    [[nodiscard]] bool busy() const;
    /// Whether there is a run to explain.
    void setRunShown(bool shown);
    /// The action that the pages offer while there is no run; the caller owns it.
    void setEmptyAction(QAction* action);
    [[nodiscard]] QSize sizeHint() const override { return {360, 480}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 160}; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void addPage(const QString& name, QWidget* page);
    void retranslate();

    StepsPage* m_steps;
    WhatIfPage* m_whatIf;
    WhyHerePage* m_whyHere;
    ScrollPage* m_whatIfPage;
    std::array<EmptyState*, 3> m_empty{}; ///< By tab.
    std::array<QStackedWidget*, 3> m_pages{};
};

} // namespace doppler
