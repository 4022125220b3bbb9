// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/approvals.h"
#include "core/run/measured/engine_agreement.h"
#include "core/training/trainer.h"
#include "core/tune/tune.h"

namespace doppler {

// What executes many placements, with an engine that may run a program: refused unless it was approved.

/// See tune() and engineAgreement().
Result<TuneOutcome> tune(const TuneSetup& setup, const Approvals& approvals);
Result<EngineAgreement> engineAgreement(const AgreementSetup& setup, const Approvals& approvals);

/// Lets stage III of a training run the program of its engine, if it runs one and this was approved.
/// Otherwise the trainer refuses to start.
void allowProgram(TrainingSetup& setup, const Approvals& approvals);

} // namespace doppler
