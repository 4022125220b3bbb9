// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/journal_lines.h"
#include "widgets/comparison/study.h"

namespace doppler {

/// What a kept comparison says that it is of; its fingerprint is left out.
JournalHead headOf(const StudyRequest& request);
/// The same comparison again, in the file's own order, by which its runs are numbered. What the head does not
/// say is `otherwise`'s.
StudyRequest requestOf(const JournalHead& head, StudyRequest otherwise);

} // namespace doppler
