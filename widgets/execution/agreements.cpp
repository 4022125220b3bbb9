// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/execution/agreements.h"

#include <utility>

namespace doppler {

void Agreements::add(const Problem& problem, const QString& engine, EngineAgreement agreement)
{
    for (AgreementPoint& point : agreement.points)
        point.run = nullptr;
    const std::uint64_t graph = problem.graph().fingerprint();
    const std::string& devices = problem.topology().name();
    std::erase_if(m_all, [&](const Measured& known) {
        return known.graph == graph && known.devices == devices && known.engine == engine;
    });
    m_all.push_back({graph, devices, engine, std::move(agreement)});
}

} // namespace doppler
