// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/welcome.h"

#include "widgets/graph_view/graph_view.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/restored_panels.h"
#include "widgets/shell/settings.h"
#include "widgets/shell/window_actions.h"
#include "widgets/welcome/welcome_page.h"
#include "widgets/workbench/opening_budget.h"

#include <QAction>
#include <QDateTime>
#include <QDockWidget>
#include <QFileInfo>
#include <QMainWindow>
#include <algorithm>

namespace doppler {

Welcome::Welcome(const PanelContext& context, SessionActions& sessions)
    : QObject(&context.window), m_context(context), m_sessions(sessions),
      m_page(
          new WelcomePage({context.actions.placeModel, context.actions.openSample, context.actions.newGraph,
                           context.actions.openGraph, context.actions.openSession}))
{
    m_page->hide();
    connectPage();
    connectDocument();
}

void Welcome::connectPage()
{
    RecentFiles* recent = m_sessions.recentFiles();
    const auto showRecent = [this, recent] { m_page->setRecentFiles(recent->files()); };
    connect(recent, &RecentFiles::changed, m_page, showRecent);
    showRecent();
    connect(m_page, &WelcomePage::fileChosen, this, [this](const QString& file) {
        m_leaving = true;
        m_context.workbench.openFiles({file});
    });
    connect(m_page, &WelcomePage::goOnChosen, &m_sessions.keeper(), &SessionKeeper::openLast);
    connect(m_page, &WelcomePage::sampleChosen, this, &Welcome::openSampleOf);
    connect(m_context.actions.welcome, &QAction::toggled, this, &Welcome::show);
    connect(m_context.actions.openSample, &QAction::triggered, this, [this] {
        m_leaving = true;
        openSample();
    });
}

void Welcome::connectDocument()
{
    Workbench& workbench = m_context.workbench;
    SessionKeeper& keeper = m_sessions.keeper();
    connect(&workbench, &Workbench::problemChanged, this, [this] { show(false); });
    connect(&keeper, &SessionKeeper::opened, this, [this] { show(false); });
    connect(&workbench, &Workbench::busyChanged, this, [this, &workbench] {
        if (m_leaving && !workbench.busy() && workbench.problem())
            show(false);
    });
    connect(&workbench, &Workbench::failed, this, [this] { m_leaving = false; });
    connect(&m_sessions, &SessionActions::discarded, this, &Welcome::openStart);
    // Where the start has nothing to show, there is the welcome page, or what the preferences say.
    connect(&keeper, &SessionKeeper::notOpened, this, [this, &workbench, &keeper](bool restored) {
        if (workbench.problem() || workbench.busy() || keeper.opening())
            return;
        if (restored)
            openStart();
        else
            show(true);
    });
}

void Welcome::openSample()
{
    m_context.workbench.openSession({QStringLiteral("chainmm"),
                                     m_context.settings.defaultDevices(),
                                     {},
                                     {{QStringLiteral("critical-path"), 1, {}},
                                      {QStringLiteral("heft"), 1, {}},
                                      placerOnOpening(QString::fromLatin1(defaultPlacerId))}});
}

void Welcome::openStart()
{
    const Settings::Start start = m_context.settings.start();
    if (start == Settings::Start::Sample)
        return openSample();
    if (start == Settings::Start::LastSession && openLastSession())
        return;
    show(true);
}

/// What was open last, or the file that was saved since. False: there is neither.
bool Welcome::openLastSession()
{
    const QString extension =
        QString::fromUtf8(sessionEnding.data(), static_cast<qsizetype>(sessionEnding.size()));
    const QStringList recent = m_sessions.recentFiles()->files();
    const auto file =
        std::ranges::find_if(recent, [&](const QString& name) { return name.endsWith(extension); });
    SessionKeeper& keeper = m_sessions.keeper();
    const QString last = keeper.lastFile();
    const bool known = file != recent.end();
    if (!last.isEmpty() && (!known || QFileInfo(last).lastModified() >= QFileInfo(*file).lastModified()))
        keeper.openLast();
    else if (known)
        keeper.open(*file);
    return known || !last.isEmpty();
}

void Welcome::openSampleOf(const QString& family)
{
    m_leaving = true;
    Workbench& workbench = m_context.workbench;
    workbench.openSession(
        {family, m_context.settings.defaultDevices(), {}, {placerOnOpening(workbench.placer())}});
}

void Welcome::show(bool shown)
{
    m_leaving = false;
    if (shown)
        m_page->setGoOn(!m_sessions.keeper().lastFile().isEmpty());
    if (shown == !m_before.isEmpty())
        return;
    QMainWindow& window = m_context.window;
    if (shown) {
        m_before = window.saveState(Settings::layoutVersion);
        for (QDockWidget* dock : window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
            dock->hide();
    }
    m_context.parts.get<GraphView>().setVisible(!shown);
    m_page->setVisible(shown);
    if (!shown) {
        restorePanels(window, m_before);
        m_before.clear();
    }
    m_context.actions.welcome->setChecked(shown);
}

QByteArray Welcome::panelState() const
{
    return m_before.isEmpty() ? m_context.window.saveState(Settings::layoutVersion) : m_before;
}

} // namespace doppler
