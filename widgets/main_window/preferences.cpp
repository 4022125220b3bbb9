// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/preferences.h"

#include "widgets/comparison/comparison_view.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/menus/appearance.h"
#include "widgets/main_window/preferences_dialog.h"
#include "widgets/session/session_keeper.h"
#include "widgets/shell/settings.h"
#include "widgets/shell/window_actions.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QMainWindow>
#include <QThread>
#include <algorithm>

namespace doppler {

Preferences::Preferences(const PanelContext& context, Appearance& appearance, SessionKeeper& keeper)
    : QObject(&context.window), m_context(context), m_appearance(appearance), m_keeper(keeper)
{
    connect(context.actions.preferences, &QAction::triggered, this, &Preferences::openDialog);
    connect(&appearance, &Appearance::motionChanged, this, &Preferences::applyMotion);
}

void Preferences::openDialog()
{
    auto* dialog = new PreferencesDialog(m_context.settings, &m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::changed, this, [this] {
        m_appearance.useTheme(m_context.settings.theme());
        m_appearance.useLanguage(m_context.settings.language());
        m_context.actions.followTraining->setChecked(m_context.settings.followTraining());
        apply();
    });
    dialog->open();
}

void Preferences::apply()
{
    const Settings& settings = m_context.settings;
    applyFontSize(*qApp, settings.fontPercent());
    applyMotion();
    const int cores = std::max(1, QThread::idealThreadCount() - 1);
    const int threads = settings.threads() == 0 ? cores : settings.threads();
    m_context.workbench.setThreads(static_cast<std::size_t>(threads));
    m_context.parts.get<ComparisonView>().setThreads(threads);
    m_context.workbench.setStandardTopology(settings.defaultDevices());
    m_keeper.setAutosaveInterval(settings.autosaveSeconds());
}

void Preferences::applyMotion()
{
    const bool animated = m_appearance.animated();
    m_context.parts.get<GraphView>().setAnimated(animated);
    m_context.parts.get<GanttView>().setAnimated(animated);
    m_context.window.setAnimated(animated);
    applyReducedMotion(*qApp, !animated); // All others ask the style.
}

} // namespace doppler
