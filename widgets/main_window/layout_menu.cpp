// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/layout_menu.h"

#include "widgets/shell/restored_panels.h"
#include "widgets/shell/settings.h"

#include <QAction>
#include <QDockWidget>
#include <QInputDialog>
#include <QMainWindow>

namespace doppler {

LayoutMenu::LayoutMenu(QMainWindow& window, std::function<QByteArray()> state, Settings& settings,
                       QAction* reset, QWidget* parent)
    : QMenu(parent), m_window(window), m_state(std::move(state)), m_settings(settings), m_reset(reset),
      m_save(new QAction(&window)), m_delete(new QMenu(this))
{
    setObjectName(QStringLiteral("layoutMenu"));
    static constexpr std::array<const char*, BuiltInCount> names{"layoutExplore", "layoutTrain",
                                                                 "layoutCompare"};
    for (std::size_t i = 0; i < m_builtIn.size(); ++i) {
        m_builtIn[i] = new QAction(&window); // Not the menu's: emptying that would delete it.
        m_builtIn[i]->setObjectName(QLatin1String(names[i]));
        // The context is not the menu, which lets go of the actions that it is emptied of.
        connect(m_builtIn[i], &QAction::triggered, &window, [this, i] { choose(static_cast<BuiltIn>(i)); });
    }
    m_save->setObjectName(QStringLiteral("saveLayout"));
    retranslate();
}

QStringList LayoutMenu::panelsOf(BuiltIn layout)
{
    switch (layout) {
    case Train:
        return {QStringLiteral("runsDock"), QStringLiteral("trainingDock"), QStringLiteral("policyDock")};
    case Compare:
        return {QStringLiteral("runsDock"), QStringLiteral("comparisonDock")};
    case Explore:
    case BuiltInCount:
        break;
    }
    return {QStringLiteral("runsDock"), QStringLiteral("inspectorDock"), QStringLiteral("ganttDock")};
}

void LayoutMenu::choose(BuiltIn layout)
{
    m_reset->trigger();
    const QStringList shown = panelsOf(layout);
    for (QDockWidget* dock : m_window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
        dock->setVisible(shown.contains(dock->objectName()));
}

void LayoutMenu::choose(const QString& name) { restorePanels(m_window, m_settings.namedLayout(name)); }

void LayoutMenu::save(const QString& name)
{
    if (name.trimmed().isEmpty())
        return;
    m_settings.setNamedLayout(name.trimmed(), m_state());
    fill();
}

void LayoutMenu::askName()
{
    auto* dialog = new QInputDialog(&m_window);
    dialog->setObjectName(QStringLiteral("layoutNameDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save layout"));
    dialog->setLabelText(tr("Name of the layout"));
    connect(dialog, &QInputDialog::textValueSelected, this, &LayoutMenu::save);
    dialog->open();
}

void LayoutMenu::retranslate()
{
    setTitle(tr("La&yout"));
    m_delete->setTitle(tr("&Delete"));
    m_save->setText(tr("&Save layout…"));
    m_save->setToolTip(tr("Save the current arrangement of the panels under a name"));
    const std::array<QString, BuiltInCount> names{tr("&Explore"), tr("&Train"), tr("&Compare")};
    for (std::size_t i = 0; i < names.size(); ++i)
        m_builtIn[i]->setText(names[i]);
    fill();
}

void LayoutMenu::fill()
{
    clear();
    m_delete->clear();
    for (QAction* action : m_builtIn)
        addAction(action);
    const QStringList names = m_settings.layoutNames();
    if (!names.isEmpty())
        addSeparator();
    for (const QString& name : names) {
        const QString shown = QString(name).replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction* action = addAction(shown);
        action->setProperty("data", true);
        connect(action, &QAction::triggered, this, [this, name] { choose(name); });
        QAction* gone = m_delete->addAction(shown);
        gone->setProperty("data", true);
        connect(
            gone, &QAction::triggered, this,
            [this, name] {
                m_settings.removeNamedLayout(name);
                fill();
            },
            Qt::QueuedConnection); // The action goes with it.
    }
    addSeparator();
    addAction(m_save);
    m_delete->menuAction()->setEnabled(!names.isEmpty());
    addMenu(m_delete);
    addAction(m_reset);
}

} // namespace doppler
