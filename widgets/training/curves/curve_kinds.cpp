// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/curves/curve_kinds.h"

#include <QCoreApplication>

namespace doppler {

namespace {

class CurveKindText {
    Q_DECLARE_TR_FUNCTIONS(doppler::TrainingView)
};

} // namespace

std::array<CurveKindLook, curveKinds> curveKindLooks()
{
    using Sample = LegendButton::Sample;
    return {{{Sample::Points, CurveKindText::tr("episode")},
             {Sample::Line, CurveKindText::tr("mean")},
             {Sample::Steps, CurveKindText::tr("best")},
             {Sample::Dashes, CurveKindText::tr("baseline")}}};
}

} // namespace doppler
