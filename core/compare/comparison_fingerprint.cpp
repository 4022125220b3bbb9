// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fingerprint.h"
#include "core/base/shell_word.h"
#include "core/compare/comparison_journal.h"
#include "core/io/bytes/file.h"
#include "core/placers/adapters/external.h"
#include "core/training/checkpoint_placer.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <limits>

#include <fmt/format.h>

namespace doppler {

namespace {

/// With another content it is another placer.
void addFile(Fingerprint& print, const std::string& file)
{
    constexpr std::uint64_t mostBytes = std::uint64_t{1} << 26;
    std::error_code none;
    if (!std::filesystem::is_regular_file(file, none))
        return;
    if (const auto content = readFile(file, mostBytes)) {
        print.add(std::string_view(*content));
        return;
    }
    // Too large to be looked through each time. A checkpoint ends with its checksum.
    print.add(static_cast<std::uint64_t>(std::filesystem::file_size(file, none)));
    std::array<char, 64> end{};
    std::ifstream stream(file, std::ios::binary);
    if (stream.seekg(-static_cast<std::streamoff>(end.size()), std::ios::end).read(end.data(), end.size()))
        print.add(std::string_view(end.data(), end.size()));
}

} // namespace

void addNamedDevices(Fingerprint& print, const Problem& problem)
{
    const Topology& topology = problem.topology();
    for (VertexId v : problem.graph().vertices())
        for (const std::string& name : problem.graph().vertex(v).allow)
            if (const auto device = topology.find(name)) {
                print.add(std::uint64_t{v.value});
                print.add(std::uint64_t{device->value});
            }
}

std::string comparisonFingerprint(const ComparisonSetup& setup)
{
    Fingerprint print;
    for (const ProblemPtr& problem : setup.problems) {
        print.add(problem->graph().fingerprint());
        print.add(problem->topology().fingerprint());
        addNamedDevices(print, *problem);
        ModelOptions model = problem->model();
        if (model.memory == MemoryRule::Report) // The same makespans: what was compared before can go on.
            model.memory = MemoryRule::Ignore;
        for (const std::string_view name : {costModelName(model.costModel), chooseTaskName(model.schedule),
                                            modeName(model.mode), memoryRuleName(model.memory)})
            print.add(name);
        print.add(static_cast<std::uint64_t>(model.contention ? 1 + static_cast<int>(*model.contention) : 0));
        print.add(model.noise.compute);
        print.add(model.noise.transfer);
        if (drawsAtRandom(model))
            print.add(std::string_view("a draw for every seed"));
        else
            print.add(model.seed);
    }
    for (const ChosenPlacer& chosen : setup.placers) {
        const std::string& id = chosen.placer->info().id;
        print.add(std::string_view(id));
        print.add(std::string_view(chosen.title())); // as people read it: a label that repeats the id is none
        for (const auto& [name, value] : chosen.options.all()) {
            print.add(std::string_view(name));
            print.add(std::string_view(toString(value)));
        }
        if (id == externalPlacerId)
            for (const std::string& word : shellWords(chosen.options.text("command")))
                addFile(print, word); // the program and whatever else the command line names
        for (const char* networks : {"file", "network"}) // of a checkpoint, and of doppler-improve
            if (chosen.options.all().contains(networks))
                addFile(print, chosen.options.text(networks));
    }
    const auto addBudget = [&print](const Budget& budget) {
        print.add(budget.evaluations.value_or(std::numeric_limits<std::uint64_t>::max()));
        print.add(budget.seconds.value_or(-1));
    };
    if (setup.budgets.empty())
        addBudget(setup.budget);
    for (const Budget& budget : setup.budgets)
        addBudget(budget);
    return fmt::format("{:016x}", print.value());
}

} // namespace doppler
