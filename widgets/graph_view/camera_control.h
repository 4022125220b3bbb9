// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/camera.h"

#include <QObject>
#include <QVariantAnimation>
#include <cstdint>
#include <functional>

namespace doppler {

/// What the camera is aimed at, as of the moment of asking.
struct CameraScene {
    bool empty = true; ///< There is no picture.
    QRectF bounds;     ///< Of the picture, in the scene.
    QRectF pane;       ///< The widget's rectangle.
    QMarginsF margins; ///< Of the pane, that overlays cover.
    bool animated = false;
};

/// Where the user looks in the graph: the camera, whether it keeps everything in view, and its flight to
/// another place. Needs no window. Single thread, the owner's.
class CameraControl : public QObject {
    Q_OBJECT
public:
    /// `scene` is asked whenever the camera moves.
    explicit CameraControl(std::function<CameraScene()> scene, QObject* parent = nullptr);

    [[nodiscard]] const Camera& camera() const { return m_camera; }
    /// Everything stays in view, also in a pane or of a picture of another size, until the user zooms or
    /// pans.
    [[nodiscard]] bool keepsFitted() const { return m_keepsFitted; }
    /// The camera that shows everything.
    [[nodiscard]] Camera fitted() const;

    // By the user's order: these emit steered().

    void fit();
    void zoomIn();
    void zoomOut();
    /// The scene's point under `at` stays there.
    void zoomAt(const QPointF& at, double factor);
    void pan(const QPointF& pixels);
    /// Moves this point of the scene to the pane's middle, at once.
    void centreOn(const QPointF& scene);
    /// Flies there if the rectangle of the scene is not inside `free` (of the pane).
    void reveal(const QRectF& rectangle, const QRectF& free);
    /// Flies there, close enough to read.
    void approach(const QPointF& scene);
    /// Shows this point in the middle at this scale, within the limits.
    void restore(double scale, const QPointF& scene);

    // As picture or pane change: no signal follows, the view repaints anyway.

    /// Shows all of another picture.
    void showAll();
    /// Fits again, if everything is to be in view.
    void refit();
    /// The pane has another size.
    void adjustToPane();
    /// Moves the camera so that this point of the scene is at `place` in the pane.
    void hold(const QPointF& scene, const QPointF& place);
    void stopFlight() { m_flight.stop(); }

signals:
    /// The user's order moves the camera, now or in a flight.
    void steered();
    /// The camera is another.
    void moved();

private:
    void fly(const Camera& target);
    void stay(const Camera& camera);

    std::function<CameraScene()> m_scene;
    Camera m_camera;
    bool m_keepsFitted = true;
    QVariantAnimation m_flight;
    Camera m_flightFrom;
    Camera m_flightTo;
};

} // namespace doppler
