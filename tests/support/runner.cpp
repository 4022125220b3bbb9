// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runner.h"

#include <cstdio>
#include <map>
#include <string>

namespace {

using doppler::tests::TestMain;

std::map<std::string, TestMain, std::less<>>& registeredTests()
{
    static std::map<std::string, TestMain, std::less<>> tests;
    return tests;
}

void list(std::FILE* out)
{
    for (const auto& [name, run] : registeredTests())
        std::fprintf(out, "%s\n", name.c_str());
}

int complain(const char* what, const char* program)
{
    std::fprintf(stderr, "%s\nusage: %s TEST [ARGUMENT...] with one of these tests:\n", what, program);
    list(stderr);
    return 2;
}

} // namespace

doppler::tests::RegisteredTest::RegisteredTest(std::string_view file, TestMain run)
{
    file.remove_prefix(file.rfind('/') + 1);
    const auto [entry, added] = registeredTests().emplace(file.substr(0, file.find('.')), run);
    if (!added)
        qFatal("two tests have the name %s", entry->first.c_str());
}

int main(int argc, char** argv)
{
    if (argc < 2)
        return complain("no test named", argv[0]);
    const std::string_view name = argv[1];
    if (name == "--list") {
        list(stdout);
        return 0;
    }
    const auto test = registeredTests().find(name);
    if (test == registeredTests().end())
        return complain(("no test has the name " + std::string(name)).c_str(), argv[0]);
    return test->second(argc - 1, argv + 1);
}
