// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/measured/engine_agreement.h"

#include <QObject>
#include <QString>
#include <vector>

namespace doppler {

/// The agreements of simulator and engines that were measured in this window, for its report. Of one graph,
/// topology and engine the last one counts. A child of the window. GUI thread only.
class Agreements : public QObject {
    Q_OBJECT
public:
    struct Measured {
        std::uint64_t graph = 0;   ///< Its fingerprint: the problem itself may be closed.
        std::string devices;       ///< Name of the topology.
        QString engine;            ///< Id.
        EngineAgreement agreement; ///< Without the runs of its points.
    };

    using QObject::QObject;

    void add(const Problem& problem, const QString& engine, EngineAgreement agreement);
    [[nodiscard]] const std::vector<Measured>& all() const { return m_all; }

private:
    std::vector<Measured> m_all;
};

} // namespace doppler
