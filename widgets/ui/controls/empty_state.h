// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/controls/scroll_page.h"

class QAction;
class QLabel;
class QToolButton;

namespace doppler {

/// The content of an empty view: a hint about what to do next, and a button for it. Scrolls if there is
/// little room.
class EmptyState : public ScrollPage {
    Q_OBJECT
public:
    /// The names of its parts are derived from its own: NAMEText, NAMEButton.
    explicit EmptyState(const QString& name, QWidget* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] QString text() const;
    /// The action of the button; null: no button. The caller owns the action.
    void setAction(QAction* action);

private:
    QLabel* m_text;
    QToolButton* m_button;
};

} // namespace doppler
