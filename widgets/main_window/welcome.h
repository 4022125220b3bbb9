// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/workbench/panel_context.h"

namespace doppler {

class SessionActions;
class WelcomePage;

/// What the window opens on, and the welcome page that takes the place of graph and panels until something is
/// opened. A child of the window.
class Welcome : public QObject {
    Q_OBJECT
public:
    Welcome(const PanelContext& context, SessionActions& sessions);

    /// For the middle of the window, below the graph.
    [[nodiscard]] WelcomePage* page() const { return m_page; }
    /// CHAINMM on four P100, placed three ways.
    void openSample();
    /// What the preferences say that the window opens on.
    void openStart();
    void show(bool shown);
    /// Where panels are; while the page is shown, which hides them: where they were before it.
    [[nodiscard]] QByteArray panelState() const;

private:
    void connectPage();
    void connectDocument();
    void openSampleOf(const QString& family);
    [[nodiscard]] bool openLastSession();

    PanelContext m_context;
    SessionActions& m_sessions;
    WelcomePage* m_page;
    QByteArray m_before;    ///< Where panels were; empty: the page is not shown.
    bool m_leaving = false; ///< Something was chosen on it.
};

} // namespace doppler
