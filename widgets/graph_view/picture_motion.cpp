// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture_motion.h"

#include <utility>

namespace doppler {

namespace {

constexpr int motionMilliseconds = 200;

} // namespace

void prepareMotion(QVariantAnimation& animation)
{
    animation.setDuration(motionMilliseconds);
    animation.setStartValue(0.0);
    animation.setEndValue(1.0);
    animation.setEasingCurve(QEasingCurve::InOutCubic);
}

PictureMotion::PictureMotion(QObject* parent) : QObject(parent)
{
    prepareMotion(m_fade);
    prepareMotion(m_slide);
    connect(&m_fade, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& share) { emit faded(share.toDouble()); });
    connect(&m_slide, &QVariantAnimation::valueChanged, this, [this](const QVariant& share) {
        if (m_to.layout)
            emit slid(share.toDouble());
    });
}

void PictureMotion::slide(LayoutPtr from, PlacedLayout to)
{
    m_slide.stop();
    m_from = std::move(from);
    m_to = std::move(to);
    m_slide.start();
}

PlacedLayout PictureMotion::placedAt(double share, FoldedRunPtr seen) const
{
    PlacedLayout placed = m_to;
    placed.seen = std::move(seen);
    if (share >= 1)
        return placed;
    placed.layout = std::make_shared<const GraphLayout>(between(*m_from, *m_to.layout, share));
    placed.index = std::make_shared<const SpatialIndex>(*placed.layout);
    return placed;
}

} // namespace doppler
