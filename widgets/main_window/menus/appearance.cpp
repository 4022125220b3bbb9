// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/menus/appearance.h"

#include "widgets/shell/settings.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QMenu>

namespace doppler {

namespace {

QAction* addChoice(QMenu* menu, QActionGroup* group, const QVariant& data)
{
    QAction* action = menu->addAction(QString());
    action->setCheckable(true);
    action->setData(data);
    group->addAction(action);
    return action;
}

} // namespace

Appearance::Appearance(Settings& settings, QWidget* window)
    : QObject(window), m_settings(settings), m_themeMenu(new QMenu(window)),
      m_languageMenu(new QMenu(window)), m_themes(new QActionGroup(this)), m_languages(new QActionGroup(this))
{
    m_system.setParent(this); // To be found among the window's children.
    connect(&m_system, &SystemScheme::changed, this, &Appearance::followSystem);
    connect(&m_system, &SystemScheme::motionChanged, this, &Appearance::motionChanged);
    makeThemes();
    makeLanguages();
}

void Appearance::makeThemes()
{
    m_themeMenu->setObjectName(QStringLiteral("theme"));
    for (const ThemeKind kind :
         {ThemeKind::System, ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast})
        addChoice(m_themeMenu, m_themes, static_cast<int>(kind));
    connect(m_themes, &QActionGroup::triggered, this, [this](const QAction* chosen) {
        const auto kind = static_cast<ThemeKind>(chosen->data().toInt());
        m_settings.setTheme(kind);
        useTheme(kind);
    });
}

void Appearance::makeLanguages()
{
    for (const LanguageName& language : languages()) {
        QAction* action = addChoice(m_languageMenu, m_languages, language.code);
        action->setText(language.name);
        action->setProperty("data", true);
    }
    connect(m_languages, &QActionGroup::triggered, this, [this](const QAction* chosen) {
        m_settings.setLanguage(chosen->data().toString());
        useLanguage(chosen->data().toString());
    });
}

void Appearance::useTheme(ThemeKind kind)
{
    applyTheme(*qApp, kind == ThemeKind::System ? m_system.kind() : kind);
    m_themes->actions()[static_cast<int>(kind)]->setChecked(true);
}

void Appearance::useLanguage(const QString& code)
{
    m_language.use(code);
    emit languageChanged();
    for (QAction* action : m_languages->actions())
        action->setChecked(action->data().toString() == m_language.code());
}

void Appearance::followSystem()
{
    const QAction* chosen = m_themes->checkedAction();
    if (chosen && chosen->data().toInt() == static_cast<int>(ThemeKind::System))
        useTheme(ThemeKind::System);
}

bool Appearance::animated() const { return !m_settings.reducedMotion() && !m_system.reducedMotion(); }

void Appearance::retranslate()
{
    m_themeMenu->setTitle(tr("T&heme"));
    m_languageMenu->setTitle(tr("&Language"));
    const QList<QString> themes{tr("&System"), tr("&Light"), tr("&Dark"), tr("&High contrast")};
    for (int i = 0; i < themes.size(); ++i)
        m_themes->actions()[i]->setText(themes[i]);
}

} // namespace doppler
