// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/instruction_set.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace doppler {

namespace {

constexpr std::array all{InstructionSet::Plain, InstructionSet::Avx2, InstructionSet::Avx512};

bool runsHere(InstructionSet set)
{
#ifdef __x86_64__
    switch (set) {
    case InstructionSet::Plain:
        return true;
    case InstructionSet::Avx2:
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    case InstructionSet::Avx512:
        return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
               __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw");
    }
#endif
    return set == InstructionSet::Plain;
}

std::string namesHere()
{
    std::string out;
    for (InstructionSet set : instructionSetsHere())
        out += (out.empty() ? "" : ", ") + std::string(nameOf(set));
    return out;
}

} // namespace

const char* nameOf(InstructionSet set)
{
    constexpr std::array names{"plain", "avx2", "avx512"};
    return names[static_cast<std::size_t>(set)];
}

std::vector<InstructionSet> instructionSetsHere()
{
    std::vector<InstructionSet> out;
    std::copy_if(all.begin(), all.end(), std::back_inserter(out), runsHere);
    return out;
}

Result<InstructionSet> instructionSetNamed(std::string_view name)
{
    const auto here = instructionSetsHere();
    if (name.empty())
        return here.back();
    const auto found = std::find_if(here.begin(), here.end(), [&](auto set) { return nameOf(set) == name; });
    if (found != here.end())
        return *found;
    return Error{
        {DOPPLER_TEXT("core", "DOPPLER_KERNELS is \"{0}\", expected one that this processor supports: {1}"),
         {std::string(name), namesHere()}},
        {},
        {}};
}

const Result<InstructionSet>& chosenInstructionSet()
{
    static const Result<InstructionSet> chosen = [] {
        const char* name = std::getenv("DOPPLER_KERNELS");
        return instructionSetNamed(name ? name : "");
    }();
    return chosen;
}

} // namespace doppler
