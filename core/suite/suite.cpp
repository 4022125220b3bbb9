// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/suite/suite.h"

#include "core/base/names.h"
#include "core/catalog/machine_topology.h"
#include "core/workloads/api/workload.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

/// Whether the name begins with the part, at its start or after a hyphen: "lu" is not in "convolutional".
bool hasPart(const std::string& name, const std::string& part)
{
    return name.starts_with(part) || name.find('-' + part) != std::string::npos;
}

bool asksFor(const SuiteChoice& choice, const SuiteRow& row)
{
    return choice.rows.empty() || std::ranges::any_of(choice.rows, [&row](const std::string& part) {
               return hasPart(row.name, part);
           });
}

std::vector<std::string> namesOf(const std::vector<SuiteRow>& rows)
{
    std::vector<std::string> names;
    for (const SuiteRow& row : rows)
        names.push_back(row.name);
    return names;
}

} // namespace

std::vector<std::string> suiteNames() { return {"field"}; }

Result<std::vector<SuiteRow>> suiteRows(const SuiteChoice& choice)
{
    if (choice.name != "field")
        return unknownName(DOPPLER_TEXT("core", "unknown suite \"{0}\", expected one of {1}"), choice.name,
                           suiteNames());
    static const std::vector<SuiteRow> ofField = fieldRows();
    std::vector<SuiteRow> rows = ofField;
    const std::vector<std::string> all = namesOf(rows);
    if (choice.quick)
        std::erase_if(rows, [](const SuiteRow& row) { return !row.quick; });
    for (const std::string& part : choice.rows)
        if (std::ranges::none_of(rows, [&part](const SuiteRow& row) { return hasPart(row.name, part); }))
            return unknownName(DOPPLER_TEXT("core",
                                            "no row of the suite matches \"{0}\", expected the beginning "
                                            "of a name, or of a part after a hyphen, of {1}"),
                               part, choice.quick ? namesOf(rows) : all);
    std::erase_if(rows, [&choice](const SuiteRow& row) { return !asksFor(choice, row); });
    if (choice.quick)
        for (SuiteRow& row : rows)
            row.evaluations = quickEvaluations;
    return rows;
}

Result<void> useSuite(const SuiteChoice& choice, const Budget& asked, ComparisonSetup& setup)
{
    auto rows = suiteRows(choice);
    if (!rows)
        return rows.error();
    std::map<std::string, GraphPtr> graphs; // several rows share one
    for (SuiteRow& row : *rows) {
        GraphPtr& graph = graphs[row.graph];
        if (!graph) {
            auto made = generateWorkload(row.graph);
            if (!made)
                return inFile(made.error(), row.name);
            graph = *std::move(made);
        }
        const auto topology = topologyNamed(row.devices);
        if (!topology)
            return inFile(topology.error(), row.name);
        auto problem = Problem::create(graph, *topology, row.model);
        if (!problem)
            return inFile(problem.error(), row.name);
        setup.problems.push_back(*std::move(problem));
        setup.graphTitles.push_back(std::move(row.name));
        setup.topologyTitles.push_back(std::move(row.devices));
        setup.budgets.push_back(asked.evaluations || asked.seconds ? asked : Budget{row.evaluations, {}});
        setup.published.push_back(std::move(row.published));
    }
    setup.budget = asked;
    return {};
}

std::string suiteModelText(const ModelOptions& model)
{
    std::string out(costModelName(model.costModel));
    if (model.contention)
        out += fmt::format(", contention {}", contentionName(*model.contention));
    if (model.schedule != ChooseTask::Fifo)
        out += fmt::format(", schedule {}", chooseTaskName(model.schedule));
    return out;
}

} // namespace doppler
