// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/report_page.h"

#include "core/compare/chart.h"

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view style = R"(
:root { color-scheme: light dark; --text: #1d2128; --muted: #5a626e; --line: #d9dce1; --bar: #0072b2; --best: #0b6e4f; --ground: #fff }
@media (prefers-color-scheme: dark) { :root { --text: #e6e8ec; --muted: #a2a9b5; --line: #383c45; --bar: #56b4e9; --best: #5fc99b; --ground: #17191e } }
body { font: 15px/1.5 "Noto Sans", system-ui, sans-serif; color: var(--text); background: var(--ground); max-width: 72rem; margin: 3rem auto; padding: 0 1.5rem }
h1 { font-size: 1.5rem; margin: 0 0 .25rem } h2 { font-size: 1.1rem; margin: 2.5rem 0 .5rem } h3 { font-size: .95rem; font-weight: 600; margin: 1.5rem 0 .25rem } p { color: var(--muted); margin: 0 }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: .4rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap }
th { color: var(--muted); font-weight: 500 } th:first-child, td:first-child, td.prose { text-align: left } td.prose { white-space: normal }
small { color: var(--muted) } td.bar { width: 20%; padding-right: 0 } td.bar div { background: var(--bar); height: .9rem } tr.best td.bar div { background: var(--best) } tr.best td { font-weight: 600 }
)";

} // namespace

std::string reportStyleSheet() { return std::string(style) + chartStyleSheet(); }

std::string ReportPage::say(const Message& sentence) const { return markupText(language.sentence(sentence)); }

void ReportPage::begin(const std::string& title, const std::string& below, std::string_view ownStyle)
{
    fmt::format_to(to,
                   "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">"
                   "<meta name=\"viewport\" content=\"width=device-width\">"
                   "<title>{}</title><style>{}{}</style></head><body>\n<h1>{}</h1>\n<p>{}</p>\n",
                   markupText(language.code), title, reportStyleSheet(), ownStyle, title, below);
}

void ReportPage::addHeads(std::initializer_list<std::string_view> texts)
{
    out += "<table><tr>";
    for (const std::string_view text : texts)
        out += "<th>" + (text.empty() ? std::string() : say(text)) + "</th>";
    out += "</tr>\n";
}

} // namespace doppler
