// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>
#include <memory>
#include <vector>

namespace doppler {

/// A language of the window: its code ("en", "zh_CN") and its name in itself.
struct LanguageName {
    QString code;
    QString name;
};
std::vector<LanguageName> languages();

/// Installs the translators of one language at a time in the program; every widget is told (LanguageChange)
/// and writes numbers as that language does.
class Language {
public:
    Language() = default;
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    /// An empty code: the system's language where we have it, else English.
    void use(const QString& code);
    /// The code that is in use.
    [[nodiscard]] const QString& code() const { return inUse; }

private:
    void removeTranslators();
    std::vector<std::unique_ptr<QTranslator>> translators;
    QString inUse;
};

} // namespace doppler
