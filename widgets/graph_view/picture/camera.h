// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMarginsF>
#include <QPointF>
#include <QRectF>
#include <QTransform>

namespace doppler {

/// Maps the scene to the screen: screen = scene * scale + shift. A plain value.
struct Camera {
    double scale = 1; ///< Pixels per scene unit.
    QPointF shift;

    [[nodiscard]] QPointF toScreen(const QPointF& scene) const { return scene * scale + shift; }
    [[nodiscard]] QPointF toScene(const QPointF& screen) const { return (screen - shift) / scale; }
    [[nodiscard]] QRectF toScreen(const QRectF& r) const { return {toScreen(r.topLeft()), r.size() * scale}; }
    [[nodiscard]] QRectF toScene(const QRectF& r) const { return {toScene(r.topLeft()), r.size() / scale}; }
    [[nodiscard]] QTransform transform() const { return {scale, 0, 0, scale, shift.x(), shift.y()}; }
    [[nodiscard]] bool operator==(const Camera&) const = default;
};

/// The range of scales that wheel and keys reach: from well outside the bounds to letters of a hand's
/// breadth.
inline constexpr double greatestScale = 6;

/// Everything in view, centred in what the margins leave, not beyond `most`.
Camera fitted(const QRectF& bounds, const QRectF& pane, const QMarginsF& margins, double most = 1.6);
/// Zoomed so that the scene's point under `at` stays there. The scale stays within [least, greatestScale].
Camera zoomedAt(const Camera& camera, const QPointF& at, double factor, double least);
/// The scene's point in the pane's middle.
Camera centredOn(const Camera& camera, const QPointF& scene, const QRectF& pane);
/// Shifted so that at least `least` pixels of the bounds stay in the pane.
Camera kept(const Camera& camera, const QRectF& bounds, const QRectF& pane, double least);
/// On the way from one to the other: the scale grows by equal factors and the middle of the pane moves evenly
/// on the screen.
Camera between(const Camera& one, const Camera& other, const QRectF& pane, double way);

} // namespace doppler
