// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/graph_picture.h"

#include <QWidget>
#include <optional>

namespace doppler {

/// A small, passive picture of a whole graph.
class GraphThumbnail : public QWidget {
    Q_OBJECT

public:
    explicit GraphThumbnail(QWidget* parent = nullptr);

    /// Nothing: a sentence says that the graph is too large.
    void show(std::optional<GraphPicture> picture);
    void clear();
    /// Whether a newer picture is expected; fades the current one.
    void setStale(bool stale);
    [[nodiscard]] QSize sizeHint() const override { return {320, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 96}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<GraphPicture> m_picture;
    bool m_shown = false; ///< Whether show() has been called.
    bool m_stale = false;
};

} // namespace doppler
