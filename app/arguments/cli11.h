// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The only place that includes the parser of command lines: it costs about 5 s of compile time in every unit.
#include <CLI/CLI.hpp>
