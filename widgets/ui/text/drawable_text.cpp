// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/text/drawable_text.h"

#include <QFont>
#include <QFontMetrics>
#include <QList>
#include <algorithm>
#include <mutex>
#include <unordered_map>

namespace doppler {

namespace {

/// More are not remembered at a time: files may hold any.
constexpr std::size_t mostRemembered = 20000;

bool isPlain(QChar c) { return c.unicode() >= 0x20 && c.unicode() < 0x7f; }

/// Fonts are asked once, in the program's usual letters.
bool someFontHas(char32_t character)
{
    static std::mutex mutex;
    static std::unordered_map<char32_t, bool> asked;
    const std::lock_guard lock(mutex);
    if (const auto at = asked.find(character); at != asked.end())
        return at->second;
    if (asked.size() >= mostRemembered)
        asked.clear();
    const bool has = QFontMetrics(QFont()).inFontUcs4(character);
    asked.emplace(character, has);
    return has;
}

char32_t shown(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Other_Control:
        return character == U'\n' || character == U'\r' || character == U'\t' ? U' ' : U'\uFFFD';
    case QChar::Other_PrivateUse:
    case QChar::Other_Surrogate:
    case QChar::Other_NotAssigned:
        return U'\uFFFD'; // As a font that has one would, it tells nobody anything.
    case QChar::Other_Format:
    case QChar::Mark_NonSpacing:
        return character; // It shapes its neighbours, and is not drawn by itself.
    default:
        return someFontHas(character) ? character : U'\uFFFD';
    }
}

} // namespace

QString drawable(const QString& text)
{
    if (std::ranges::all_of(text, isPlain))
        return text;
    QString out;
    out.reserve(text.size());
    for (const uint character : text.toUcs4())
        out += QChar::fromUcs4(shown(character));
    return out;
}

} // namespace doppler
