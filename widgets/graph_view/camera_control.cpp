// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/camera_control.h"

#include "widgets/graph_view/picture_motion.h"

#include <algorithm>
#include <utility>

namespace doppler {

namespace {

constexpr double zoomStep = 1.25;
constexpr double keptVisible = 48; ///< Pixels of the picture that panning leaves in view.

} // namespace

CameraControl::CameraControl(std::function<CameraScene()> scene, QObject* parent)
    : QObject(parent), m_scene(std::move(scene))
{
    prepareMotion(m_flight);
    connect(&m_flight, &QVariantAnimation::valueChanged, this, [this](const QVariant& way) {
        m_camera = between(m_flightFrom, m_flightTo, m_scene().pane, way.toDouble());
        emit moved();
    });
}

Camera CameraControl::fitted() const
{
    const CameraScene scene = m_scene();
    return scene.empty ? Camera() : doppler::fitted(scene.bounds, scene.pane, scene.margins);
}

void CameraControl::fly(const Camera& target)
{
    emit steered();
    m_flight.stop();
    if (!m_scene().animated) {
        m_camera = target;
        emit moved();
        return;
    }
    m_flightFrom = m_camera;
    m_flightTo = target;
    m_flight.start();
}

void CameraControl::stay(const Camera& camera)
{
    emit steered();
    m_flight.stop();
    m_keepsFitted = false;
    const CameraScene scene = m_scene();
    m_camera = kept(camera, scene.bounds, scene.pane, keptVisible);
    emit moved();
}

void CameraControl::fit()
{
    m_keepsFitted = true;
    fly(fitted());
}

void CameraControl::zoomIn() { zoomAt(m_scene().pane.center(), zoomStep); }
void CameraControl::zoomOut() { zoomAt(m_scene().pane.center(), 1 / zoomStep); }

void CameraControl::zoomAt(const QPointF& at, double factor)
{
    if (m_scene().empty)
        return;
    const double least = std::min(fitted().scale * 0.5, 0.25);
    stay(zoomedAt(m_camera, at, factor, least));
}

void CameraControl::pan(const QPointF& pixels)
{
    if (!m_scene().empty)
        stay({m_camera.scale, m_camera.shift + pixels});
}

void CameraControl::centreOn(const QPointF& scene) { stay(centredOn(m_camera, scene, m_scene().pane)); }

void CameraControl::reveal(const QRectF& rectangle, const QRectF& free)
{
    if (free.contains(m_camera.toScreen(rectangle)))
        return;
    m_keepsFitted = false;
    fly(centredOn(m_camera, rectangle.center(), m_scene().pane));
}

void CameraControl::approach(const QPointF& scene)
{
    m_keepsFitted = false;
    Camera close = m_camera;
    close.scale = std::max(close.scale, 1.0);
    fly(centredOn(close, scene, m_scene().pane));
}

void CameraControl::restore(double scale, const QPointF& scene)
{
    Camera camera;
    camera.scale = std::clamp(scale, fitted().scale / 8, greatestScale);
    stay(centredOn(camera, scene, m_scene().pane));
}

void CameraControl::showAll()
{
    m_keepsFitted = true;
    m_camera = fitted();
}

void CameraControl::refit()
{
    if (m_keepsFitted)
        m_camera = fitted();
}

void CameraControl::adjustToPane()
{
    m_flight.stop();
    const CameraScene scene = m_scene();
    m_camera = m_keepsFitted ? fitted() : kept(m_camera, scene.bounds, scene.pane, keptVisible);
}

void CameraControl::hold(const QPointF& scene, const QPointF& place)
{
    m_camera.shift = place - scene * m_camera.scale;
}

} // namespace doppler
