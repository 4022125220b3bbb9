// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/camera.h"
#include "widgets/graph_view/picture/graph_picture.h"

#include <QImage>
#include <QWidget>

namespace doppler {

/// The whole picture in a corner, with a frame around what the pane shows. Dragging in it moves the pane. It
/// keeps a small image, which is drawn anew only where layout or colours are others.
class Minimap : public QWidget {
    Q_OBJECT
public:
    explicit Minimap(QWidget* parent);

    /// Off: it never shows.
    void setEnabledByUser(bool enabled) { m_wanted = enabled; }
    [[nodiscard]] bool enabledByUser() const { return m_wanted; }
    /// Shows itself where a part of the picture is out of `pane`, else hides. True where something changed.
    bool follow(const GraphPicture& picture, const Camera& camera, const QRectF& pane);
    /// The colours are others though the picture is not.
    void forgetColors() { m_stale = true; }
    void retranslate();
    /// What the pane shows, in the widget's pixels.
    [[nodiscard]] QRectF frame() const { return m_frame; }
    [[nodiscard]] QPointF toScene(const QPointF& position) const { return m_map.toScene(position); }

signals:
    /// The user wants this point of the scene in the middle.
    void centreRequested(const QPointF& scene);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void drawImage(const GraphPicture& picture);

    bool m_wanted = true;
    bool m_stale = true;
    QImage m_image;
    LayoutPtr m_layout; ///< What the image shows, as the two below.
    RunPtr m_run;
    ShadingPtr m_shading;
    bool m_growing = false;
    Camera m_map; ///< From the scene to the widget.
    Camera m_camera;
    QRectF m_pane;
    QRectF m_frame;
};

} // namespace doppler
