// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/explain/steps_page.h"
#include "widgets/explain/what_if_page.h"
#include "widgets/explain/why_here_page.h"

#include <QTabWidget>

namespace doppler {

/// Tells why the shown run is as it is: step by step, what if, why here.
class ExplainView : public QTabWidget {
    Q_OBJECT

public:
    explicit ExplainView(QWidget* parent = nullptr);

    [[nodiscard]] StepsPage* steps() const { return m_steps; }
    [[nodiscard]] WhatIfPage* whatIf() const { return m_whatIf; }
    [[nodiscard]] WhyHerePage* whyHere() const { return m_whyHere; }
    [[nodiscard]] bool busy() const;
    [[nodiscard]] QSize sizeHint() const override { return {360, 480}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 160}; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    StepsPage* m_steps;
    WhatIfPage* m_whatIf;
    WhyHerePage* m_whyHere;
};

} // namespace doppler
