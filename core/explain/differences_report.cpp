// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/differences_report.h"

#include "core/explain/figure_text.h"
#include "core/io/bytes/csv_writing.h"
#include "core/io/json/json_value.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

/// A field of a table; quotes where the separator, a quote or a line's end is in it.
std::string field(const std::string& text, char separator)
{
    return text.find_first_of(std::string("\"\n\r") + separator) == std::string::npos ? spreadsheetText(text)
                                                                                      : quotedCsvField(text);
}

std::string number(const std::optional<double>& value)
{
    return value && std::isfinite(*value) ? fmt::format("{}", *value) : std::string();
}

Json asJson(const std::optional<double>& value)
{
    return value && std::isfinite(*value) ? Json(*value) : Json();
}

const char* unitName(FigureUnit unit)
{
    switch (unit) {
    case FigureUnit::Seconds:
        return "seconds";
    case FigureUnit::Bytes:
        return "bytes";
    case FigureUnit::Share:
        return "share";
    case FigureUnit::Count:
        break;
    }
    return "count";
}

std::string signedQuantity(double value, FigureUnit unit)
{
    return (value > 0 ? "+" : value < 0 ? "-" : "") + figureText(std::abs(value), unit);
}

Json movedAsJson(const RunDifferences& all, std::size_t run)
{
    const Problem& before = *all.runs[all.reference].run->problem;
    const Problem& after = *all.runs[run].run->problem;
    Json out = Json::array();
    for (const MovedVertex& moved : all.moved[run])
        out.push_back({{"vertex", moved.vertex.value},
                       {"name", before.graph().label(moved.vertex)},
                       {"from", before.topology().device(moved.from).name},
                       {"to", after.topology().device(moved.to).name},
                       {"later_seconds", asJson(moved.later)}});
    return out;
}

/// Devices of a run that correspond to a device of another name in the reference.
Json matchAsJson(const RunDifferences& all, std::size_t run)
{
    const Topology& before = all.runs[all.reference].run->problem->topology();
    const Topology& after = all.runs[run].run->problem->topology();
    Json out = Json::array();
    for (const auto& [device, reference] : all.matches[run].renamed)
        out.push_back({{"device", after.device(device).name}, {"as", before.device(reference).name}});
    return out;
}

/// Columns as wide as their widest text.
std::string aligned(const std::vector<std::vector<std::string>>& lines)
{
    std::vector<std::size_t> widths;
    for (const auto& line : lines) {
        widths.resize(std::max(widths.size(), line.size()), 0);
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], line[i].size());
    }
    std::string out;
    for (const auto& line : lines) {
        std::string row = fmt::format("{:<{}}", line.front(), widths.front());
        for (std::size_t i = 1; i < line.size(); ++i)
            row += fmt::format("  {:>{}}", line[i], widths[i]);
        out += row.substr(0, row.find_last_not_of(' ') + 1) + "\n";
    }
    return out;
}

} // namespace

std::string differencesAsTable(const RunDifferences& all, char separator,
                               const std::function<std::string(const Message&)>& sentence)
{
    std::string out = field(sentence({DOPPLER_TEXT("core", "Figure")}), separator);
    const auto add = [&](const std::string& text) { out += separator + field(text, separator); };
    add(sentence({DOPPLER_TEXT("core", "Unit")}));
    for (std::size_t run = 0; run < all.runs.size(); ++run) {
        const std::string& name = all.runs[run].name;
        add(name);
        if (run == all.reference)
            continue;
        add(sentence({DOPPLER_TEXT("core", "{0}: difference"), {name}}));
        add(sentence({DOPPLER_TEXT("core", "{0}: ratio"), {name}}));
    }
    out += '\n';
    for (const FigureRow& row : all.rows) {
        out += field(sentence(row.name), separator);
        add(unitName(row.unit));
        for (std::size_t run = 0; run < all.runs.size(); ++run) {
            add(number(row.values[run]));
            if (run == all.reference)
                continue;
            add(number(row.difference(run, all.reference)));
            add(number(row.ratio(run, all.reference)));
        }
        out += '\n';
    }
    return out;
}

std::string differencesAsJson(const RunDifferences& all)
{
    Json json;
    const Problem& problem = *all.runs[all.reference].run->problem;
    json["graph"] = problem.graph().name();
    json["vertices"] = problem.vertexCount();
    json["reference"] = all.runs[all.reference].name;
    json["runs"] = Json::array();
    for (std::size_t run = 0; run < all.runs.size(); ++run) {
        Json entry;
        entry["name"] = all.runs[run].name;
        entry["devices"] = all.runs[run].run->problem->topology().name();
        entry["makespan"] = asJson(all.figures[run].makespan);
        entry["reasons"] = Json::array();
        for (const Message& reason : all.reasons[run])
            entry["reasons"].push_back(reason.english());
        entry["moved"] = movedAsJson(all, run);
        entry["matched_devices"] = matchAsJson(all, run);
        json["runs"].push_back(std::move(entry));
    }
    json["figures"] = Json::array();
    for (const FigureRow& row : all.rows) {
        Json entry{{"figure", row.key}, {"unit", unitName(row.unit)}};
        for (const char* list : {"values", "differences", "ratios"})
            entry[list] = Json::array();
        for (std::size_t run = 0; run < all.runs.size(); ++run) {
            entry["values"].push_back(asJson(row.values[run]));
            entry["differences"].push_back(asJson(row.difference(run, all.reference)));
            entry["ratios"].push_back(asJson(row.ratio(run, all.reference)));
        }
        json["figures"].push_back(std::move(entry));
    }
    json["disagreement"] = all.disagreement;
    return json.text(2) + "\n";
}

std::string differencesAsText(const RunDifferences& all)
{
    std::vector<std::vector<std::string>> lines{{""}};
    for (std::size_t run = 0; run < all.runs.size(); ++run) {
        lines[0].push_back(all.runs[run].name);
        if (run != all.reference)
            lines[0].insert(lines[0].end(), {"difference", ""});
    }
    for (const FigureRow& row : all.rows) {
        std::vector<std::string> line{row.name.english()};
        for (std::size_t run = 0; run < all.runs.size(); ++run) {
            line.push_back(row.values[run] ? figureText(*row.values[run], row.unit) : "-");
            if (run == all.reference)
                continue;
            const auto by = row.difference(run, all.reference);
            const auto ratio = row.ratio(run, all.reference);
            line.push_back(by ? signedQuantity(*by, row.unit) : "-");
            line.push_back(ratio ? fmt::format("{:+.1f} %", 100 * *ratio) : "");
        }
        lines.push_back(std::move(line));
    }
    std::string out = aligned(lines);
    for (std::size_t run = 0; run < all.runs.size(); ++run)
        if (const auto note = deviceMatchNote(all, run))
            out += "\n" + note->english() + "\n";
    for (const auto& reasons : all.reasons) {
        if (reasons.empty())
            continue;
        out += "\n";
        for (const Message& reason : reasons)
            out += reason.english() + "\n";
    }
    return out;
}

} // namespace doppler
