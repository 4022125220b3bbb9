// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison_report.h"

#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>

namespace doppler {

/// A page of HTML for people in the making. It needs nothing else: no link leads out of it and no script
/// runs.
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
    /// Everything before the first chapter; title and what stands below it are markup.
    void begin(const std::string& title, const std::string& below, std::string_view ownStyle = {});
    /// A table's beginning and its row of headings; an empty one stays empty.
    void addHeads(std::initializer_list<std::string_view> texts);
    /// All of it, closed.
    [[nodiscard]] std::string finished() const { return out + "</body></html>\n"; }

    const ReportLanguage& language;
    std::string out;
    std::back_insert_iterator<std::string> to{out};
};

} // namespace doppler
