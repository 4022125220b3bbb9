// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/output_files.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace doppler {

namespace {

namespace fs = std::filesystem;

struct Named {
    std::string option;
    std::string file;
};

/// An option whose value is a file that the command writes.
bool isOutput(const CLI::App& command, const std::string& option)
{
    const std::string& name = command.get_name();
    if (option == "--checkpoint") // place reads one
        return name == "train";
    if (option == "--resume") // of train a flag
        return name == "compare" || name == "tune";
    if (option == "--trace") // of what is told or drawn it is read
        return name == "simulate" || name == "execute" || name == "workload";
    constexpr const char* all[] = {"--save-placement", "--output",        "--summary-json", "--summary-csv",
                                   "--tests-csv",      "--published-csv", "--json-log",     "--html",
                                   "--state",          "--devices-out"};
    return std::ranges::find(all, option) != std::end(all);
}

bool mayBeSeveral(const std::string& file)
{
    std::error_code ignored;
    return file.empty() || (fs::exists(file, ignored) && !fs::is_regular_file(file, ignored));
}

bool same(const std::string& one, const std::string& other)
{
    std::error_code fault;
    if (fs::equivalent(one, other, fault))
        return true;
    return fs::weakly_canonical(fs::absolute(one, fault), fault) ==
           fs::weakly_canonical(fs::absolute(other, fault), fault);
}

} // namespace

Result<void> checkOutputFiles(const CLI::App& command)
{
    std::vector<Named> written;
    std::vector<Named> read;
    for (const CLI::Option* option : command.get_options()) {
        const std::string name =
            option->get_lnames().empty() ? option->get_name() : "--" + option->get_lnames().front();
        // To go on from its own networks is a training's business.
        if (option->count() == 0 || (name == "--from" && command.get_name() == "train"))
            continue;
        for (const std::string& value : option->results())
            if (!mayBeSeveral(value))
                (isOutput(command, name) ? written : read).push_back({name, value});
    }
    std::error_code ignored;
    for (std::size_t i = 0; i < written.size(); ++i) {
        const auto clashes = [&](const Named& other) { return same(written[i].file, other.file); };
        auto other = std::find_if(written.begin(), written.begin() + static_cast<std::ptrdiff_t>(i), clashes);
        const bool twice = other != written.begin() + static_cast<std::ptrdiff_t>(i);
        if (!twice)
            other = std::ranges::find_if(
                read, [&](const Named& x) { return fs::exists(x.file, ignored) && clashes(x); });
        if (twice || other != read.end())
            return Error{{DOPPLER_TEXT("core", "{0} would overwrite the file of {1}"),
                          {written[i].option, other->option}},
                         written[i].file,
                         {}};
    }
    return {};
}

} // namespace doppler
