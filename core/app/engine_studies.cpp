// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/engine_studies.h"

#include "core/app/execute.h"
#include "core/training/training_engine.h"

namespace doppler {

Result<TuneOutcome> tune(const TuneSetup& setup, const Approvals& approvals)
{
    if (auto approved = approvals.checkProgram(programOf(setup.engine)); !approved)
        return approved.error();
    return tune(setup);
}

Result<EngineAgreement> engineAgreement(const AgreementSetup& setup, const Approvals& approvals)
{
    if (auto approved = approvals.checkProgram(programOf(setup.engine)); !approved)
        return approved.error();
    return engineAgreement(setup);
}

void allowProgram(TrainingSetup& setup, const Approvals& approvals)
{
    std::string program = programOfTraining(setup.options);
    setup.approvedProgram = approvals.checkProgram(program) ? std::move(program) : std::string();
}

} // namespace doppler
