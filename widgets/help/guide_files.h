// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace doppler {

/// The first page of the user guide in this language ("de", "zh_CN"), otherwise in English, next to the
/// program in the build tree and when installed. Empty if the guide is not installed.
[[nodiscard]] QString guideFile(const QString& language);

/// The title of the English chapter about a panel, by the panel's id. Empty: no chapter is about it.
[[nodiscard]] QString guideChapterOf(const QString& panel);

/// The position, counted from 0, of the chapter with this title among the chapters (headings of level 2) of
/// an English page, which is the same in every language. -1: the page has no such chapter.
[[nodiscard]] int guideChapterNumber(const QString& page, const QString& title);

} // namespace doppler
