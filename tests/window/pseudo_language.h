// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QTranslator>

namespace doppler::samples {

/// While it lives every text of the program stands in square brackets: what shows none was not told anew.
class PseudoLanguage : public QTranslator {
public:
    PseudoLanguage()
    {
        QApplication::installTranslator(this);
        QApplication::processEvents();
    }
    ~PseudoLanguage() override
    {
        QApplication::removeTranslator(this);
        QApplication::processEvents();
    }
    PseudoLanguage(const PseudoLanguage&) = delete;
    PseudoLanguage& operator=(const PseudoLanguage&) = delete;
    [[nodiscard]] QString translate(const char*, const char* text, const char*, int) const override
    {
        return QLatin1Char('[') + QString::fromUtf8(text) + QLatin1Char(']');
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace doppler::samples
