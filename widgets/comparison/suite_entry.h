// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/suite_choice.h"

#include <QString>
#include <optional>
#include <vector>

namespace doppler {

/// The suites that the list of graphs offers.
std::vector<SuiteChoice> offeredSuites();
/// The id of a suite in the list of graphs: "suite:field", "suite:field:quick"; of some rows alone
/// "suite:field:rows=cholesky,stg".
QString suiteId(const SuiteChoice& suite);
/// The suite with this id, whose rows are not checked; nothing if it is the id of a graph.
std::optional<SuiteChoice> suiteOfId(const QString& id);
/// Its title and tool tip.
QString suiteTitle(const SuiteChoice& suite);
QString suiteTip(const SuiteChoice& suite);

} // namespace doppler
