// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison_report.h"

#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>

namespace doppler {

/// An HTML page under construction. It is self-contained: without links to other pages and without scripts.
class ReportPage {
protected:
    /// `l` must outlive the page.
    explicit ReportPage(const ReportLanguage& l) : language(l) {}
    ~ReportPage() = default;

    /// A sentence in the page's language, as markup.
    [[nodiscard]] std::string say(const Message& sentence) const;
    [[nodiscard]] std::string say(std::string_view text,
                                  std::initializer_list<MessageValue> values = {}) const
    {
        return say(Message{text, values});
    }
    /// Writes everything before the first chapter. `title` and `below`, the part under it, are markup.
    void begin(const std::string& title, const std::string& below, std::string_view ownStyle = {});
    /// Starts a table and writes its headings; an empty text gives an empty heading.
    void addHeads(std::initializer_list<std::string_view> texts);
    /// The complete page.
    [[nodiscard]] std::string finished() const { return out + "</body></html>\n"; }

    const ReportLanguage& language;
    std::string out;
    std::back_insert_iterator<std::string> to{out};
};

} // namespace doppler
