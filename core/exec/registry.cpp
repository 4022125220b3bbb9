// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/registry.h"

#include "core/base/names.h"

namespace doppler {

#define DOPPLER_ENGINE(make) std::unique_ptr<Engine> make();
#include "core/exec/builtins.def"
#undef DOPPLER_ENGINE

std::span<const std::unique_ptr<Engine>> engines()
{
    static const std::vector<std::unique_ptr<Engine>> list = [] {
        std::vector<std::unique_ptr<Engine>> all;
#define DOPPLER_ENGINE(make) all.push_back(make());
#include "core/exec/builtins.def"
#undef DOPPLER_ENGINE
        return all;
    }();
    return list;
}

Result<const Engine*> findEngine(std::string_view id)
{
    std::vector<std::string> valid;
    for (const auto& engine : engines()) {
        if (engine->info().id == id)
            return static_cast<const Engine*>(engine.get());
        valid.push_back(engine->info().id);
    }
    return unknownName(DOPPLER_TEXT("core", "unknown engine \"{0}\", expected one of {1}"),
                       DOPPLER_TEXT("core", "unknown engine \"{0}\"; did you mean \"{1}\"?"), id,
                       std::move(valid));
}

} // namespace doppler
