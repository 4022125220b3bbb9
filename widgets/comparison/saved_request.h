// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/journal_lines.h"
#include "widgets/comparison/study.h"

namespace doppler {

/// The head of a journal for this request, without its fingerprint.
JournalHead headOf(const StudyRequest& request);
/// The request that a head describes, in the file's own order, to which the numbers of its runs refer. Values
/// that the head does not contain are taken from `otherwise`.
StudyRequest requestOf(const JournalHead& head, StudyRequest otherwise);

} // namespace doppler
