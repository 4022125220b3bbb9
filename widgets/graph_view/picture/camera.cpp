// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/camera.h"

#include <algorithm>
#include <cmath>

namespace doppler {

Camera fitted(const QRectF& bounds, const QRectF& pane, const QMarginsF& margins, double most)
{
    const QRectF free = pane.marginsRemoved(margins);
    Camera camera;
    if (bounds.isEmpty() || free.width() < 1 || free.height() < 1) {
        camera.shift = pane.center() - bounds.center();
        return camera;
    }
    camera.scale = std::min({free.width() / bounds.width(), free.height() / bounds.height(), most});
    camera.shift = free.center() - bounds.center() * camera.scale;
    return camera;
}

Camera zoomedAt(const Camera& camera, const QPointF& at, double factor, double least)
{
    Camera out;
    out.scale = std::clamp(camera.scale * factor, std::min(least, greatestScale), greatestScale);
    out.shift = at - camera.toScene(at) * out.scale;
    return out;
}

Camera centredOn(const Camera& camera, const QPointF& scene, const QRectF& pane)
{
    return {camera.scale, pane.center() - scene * camera.scale};
}

Camera kept(const Camera& camera, const QRectF& bounds, const QRectF& pane, double least)
{
    Camera out = camera;
    const QRectF seen = camera.toScreen(bounds);
    const double x = std::min(least, seen.width());
    const double y = std::min(least, seen.height());
    out.shift += QPointF(std::clamp(0.0, pane.left() + x - seen.right(), pane.right() - x - seen.left()),
                         std::clamp(0.0, pane.top() + y - seen.bottom(), pane.bottom() - y - seen.top()));
    return out;
}

Camera between(const Camera& one, const Camera& other, const QRectF& pane, double way)
{
    if (way <= 0)
        return one;
    if (way >= 1)
        return other;
    Camera out;
    out.scale = one.scale * std::pow(other.scale / one.scale, way);
    // The end's middle moves on the screen from where it is now to the pane's middle.
    const QPointF target = other.toScene(pane.center());
    const QPointF begin = one.toScreen(target);
    out.shift = begin + (pane.center() - begin) * way - target * out.scale;
    return out;
}

} // namespace doppler
