// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/excerpt.h"
#include "core/io/json/json_reader.h"

#include <string>

namespace doppler {

/// Reads the name of an enumerator, which `find` resolves. Otherwise records a fault and returns false.
template <class Value, class Find>
bool readName(JsonReader& in, Value& out, const Find& find)
{
    std::string name;
    if (!in.readText(name))
        return false;
    const auto value = find(name);
    if (!value)
        return in.fail({DOPPLER_TEXT("core", "unknown value \"{0}\""), {excerpt(name)}});
    out = *value;
    return true;
}

} // namespace doppler
