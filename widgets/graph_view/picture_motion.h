// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/graph_picture.h"

#include <QObject>
#include <QVariantAnimation>

namespace doppler {

/// Sets the duration and the curve that all motions of the graph share; their value goes from 0 to 1.
void prepareMotion(QVariantAnimation& animation);

/// How the picture of a graph changes smoothly: colours fade, boxes slide. Single thread, the owner's.
class PictureMotion : public QObject {
    Q_OBJECT
public:
    explicit PictureMotion(QObject* parent = nullptr);

    void fade() { m_fade.start(); }
    void stopFade() { m_fade.stop(); }
    /// `from` has the boxes and arrows of `to`, in other places.
    void slide(LayoutPtr from, PlacedLayout to);
    void stopSlide() { m_slide.stop(); }
    /// Part of the way (0 .. 1) of the last slide, with `seen` as its run.
    [[nodiscard]] PlacedLayout placedAt(double share, FoldedRunPtr seen) const;

signals:
    void faded(double share);
    void slid(double share);

private:
    QVariantAnimation m_fade;
    QVariantAnimation m_slide;
    LayoutPtr m_from;
    PlacedLayout m_to;
};

} // namespace doppler
