// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/language.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QWidget>
#include <algorithm>

namespace doppler {

namespace {

QString fitting(const QString& code)
{
    const QString asked = code.isEmpty() ? QLocale::system().name() : code;
    const auto known = languages();
    for (const LanguageName& language : known)
        if (asked == language.code)
            return language.code;
    // The same language of another country: "zh_SG" reads our "zh_CN".
    const QString base = asked.section(QLatin1Char('_'), 0, 0);
    for (const LanguageName& language : known)
        if (language.code.section(QLatin1Char('_'), 0, 0) == base)
            return language.code;
    return QStringLiteral("en");
}

} // namespace

std::vector<LanguageName> languages()
{
    return {{QStringLiteral("en"), QStringLiteral("English")},
            {QStringLiteral("de"), QStringLiteral("Deutsch")},
            {QStringLiteral("zh_CN"), QStringLiteral("简体中文")}};
}

Language::~Language() { removeTranslators(); }

void Language::removeTranslators()
{
    for (const auto& translator : translators)
        QCoreApplication::removeTranslator(translator.get());
    translators.clear();
}

void Language::use(const QString& code)
{
    const QString next = fitting(code);
    if (next == inUse)
        return;
    removeTranslators();
    inUse = next;
    QLocale::setDefault(QLocale(next));
    // Qt's own texts first, so that ours win; English needs ours alone, for its plurals.
    const QString qtTexts = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    for (const auto& [file, folder] :
         {std::pair{QStringLiteral("qtbase_") + next, qtTexts},
          std::pair{QStringLiteral("doppler_") + next, QStringLiteral(":/i18n")}}) {
        auto translator = std::make_unique<QTranslator>();
        if (!translator->load(file, folder))
            continue;
        QCoreApplication::installTranslator(translator.get());
        translators.push_back(std::move(translator));
    }
    // A field keeps the locale that it was made in: "1,000" would be one to a German.
    for (QWidget* top : QApplication::topLevelWidgets())
        top->setLocale(QLocale());
}

} // namespace doppler
