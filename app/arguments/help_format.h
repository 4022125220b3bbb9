// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments/cli11.h"

#include <string>

namespace doppler {

/// The layout of --help: short types, defaults behind the description, and descriptions of several lines.
/// Which options exclude each other is left to the error messages.
class HelpFormat : public CLI::Formatter {
public:
    HelpFormat();

    std::string make_option_opts(const CLI::Option* option) const override;
    std::string make_option_desc(const CLI::Option* option) const override;
};

} // namespace doppler
