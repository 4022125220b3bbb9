// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace doppler {

/// The index of the user guide in this language ("de", "zh_CN"), otherwise in English, next to the program in
/// the build tree and when installed. Empty if the guide is not installed.
[[nodiscard]] QString guideFile(const QString& language);

/// A page of the guide.
struct GuidePage {
    QString title;
    QString file; ///< Absolute path.
};

/// The pages of the guide in the order of its index, which is the first of them. An index links to every page
/// of its language once. Empty if the index cannot be read.
[[nodiscard]] QList<GuidePage> guidePages(const QString& index);

/// The page about a panel, by the panel's id: the name of a file, which is the same in every language. Empty:
/// no page is about it.
[[nodiscard]] QString guidePageOf(const QString& panel);

/// Whether a page contains the text, as it is shown and regardless of case. May return true for text that
/// crosses the border of a paragraph, which no search in the page finds.
[[nodiscard]] bool guidePageContains(const QString& file, const QString& text);

} // namespace doppler
