// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <vector>

class QAbstractScrollArea;
class QLayout;
class QWidget;

namespace doppler {

/// While it lives a panel is as large as what it holds, so that a picture of it drops nothing that is
/// scrolled away or cut off in a column. Nothing of that is seen: it must go before events are processed. GUI
/// thread only.
class WholePanel {
public:
    explicit WholePanel(QWidget& panel);
    ~WholePanel();
    WholePanel(const WholePanel&) = delete;
    WholePanel& operator=(const WholePanel&) = delete;

    /// Something is still scrolled away: the panel would be larger than a picture should be.
    [[nodiscard]] bool cut() const { return m_cut; }

private:
    void holdSurroundings();
    void hideIdleBars();

    QWidget& m_panel;
    QSize m_before;
    std::vector<QLayout*> m_held;                   ///< Layouts around the panel; for as long as this lives.
    std::vector<QAbstractScrollArea*> m_withoutBar; ///< For as long as this lives.
    bool m_cut = false;
};

} // namespace doppler
