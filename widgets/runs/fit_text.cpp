// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/fit_text.h"

#include "widgets/ui/text/text.h"

#include <QStringList>

namespace doppler {

QString FitText::sentence(const Run& run)
{
    if (const auto shortage = memoryShortage(run))
        return tr("Does not fit into memory: %1").arg(translated(*shortage));
    return memoryFit(run) == MemoryFit::Fits ? tr("Fits into memory") : QString();
}

QString FitText::word(MemoryFit fit)
{
    switch (fit) {
    case MemoryFit::Fits:
        return tr("yes", "it fits");
    case MemoryFit::Exceeds:
        return tr("no", "it does not fit");
    case MemoryFit::Unchecked:
        break;
    }
    return {};
}

QString FitText::placers()
{
    QStringList ids;
    for (const std::string_view id : memoryPlacers)
        ids += QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
    return tr("Placers that respect memory: %1").arg(ids.join(QStringLiteral(", ")));
}

} // namespace doppler
