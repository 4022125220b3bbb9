// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/controls/scroll_page.h"

class QAction;
class QLabel;
class QToolButton;

namespace doppler {

/// What stands where there is nothing to show yet: a hint that says what to do next, and the button that does
/// it. Where there is little room it scrolls.
class EmptyState : public ScrollPage {
    Q_OBJECT
public:
    /// Its parts are named after it: NAMEText, NAMEButton.
    explicit EmptyState(const QString& name, QWidget* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] QString text() const;
    /// What the button does; null: there is none. The caller keeps the action.
    void setAction(QAction* action);

private:
    QLabel* m_text;
    QToolButton* m_button;
};

} // namespace doppler
