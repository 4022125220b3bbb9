// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/holder_colors.h"

#include "widgets/ui/theme/color_scale.h"
#include "widgets/ui/theme/theme.h"

#include <QCoreApplication>
#include <array>

namespace doppler {

QColor holderColor(MemoryHolder holder, const Tokens& tokens)
{
    // The least is 3:1 clear of the canvas. On a dark one the most ends before the scale's yellow, which is a
    // device's colour.
    constexpr std::array onLight{1.0, 0.8, 0.58, 0.39};
    constexpr std::array onDark{0.82, 0.68, 0.54, 0.41};
    const auto& at = tokens.dark ? onDark : onLight;
    return sequentialColor(SequentialScale::Cividis, at[static_cast<std::size_t>(holder)], tokens);
}

QString holderName(MemoryHolder holder)
{
    const auto text = [](const char* english) {
        return QCoreApplication::translate("doppler::MemoryHolder", english);
    };
    switch (holder) {
    case MemoryHolder::Weights:
        return text(QT_TRANSLATE_NOOP("doppler::MemoryHolder", "Weights"));
    case MemoryHolder::Inputs:
        return text(QT_TRANSLATE_NOOP("doppler::MemoryHolder", "Inputs"));
    case MemoryHolder::Outputs:
        return text(QT_TRANSLATE_NOOP("doppler::MemoryHolder", "Outputs"));
    case MemoryHolder::Copies:
        break;
    }
    return text(QT_TRANSLATE_NOOP("doppler::MemoryHolder", "Copies"));
}

} // namespace doppler
