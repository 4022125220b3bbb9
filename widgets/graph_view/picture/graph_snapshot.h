// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/graph_picture.h"
#include "widgets/graph_view/picture/legend.h"
#include "widgets/graph_view/picture/state_key.h"
#include "widgets/ui/theme/color_scale.h"

#include <QFont>
#include <QMarginsF>

namespace doppler {

/// What the view of a graph shows, at rest and with what is written around it, as a value: it can be painted
/// in any thread.
struct GraphSnapshot {
    GraphPicture picture;
    std::vector<LegendEntry> legend;
    Tokens tokens;
    SequentialScale scale = SequentialScale::Viridis; ///< Of the picture's shading.
    QFont font;
    bool keys = true;   ///< Legend, key of the boxes and scale are shown.
    bool labels = true; ///< Names are written in boxes.
    /// Smaller text in boxes and on arrows is left out, in pixels of the target; for printed figures.
    double leastLetters = 0;

    /// Leaves out what is the playback's or the user's of the moment: time, selection, search and pointer.
    void leavePlaybackOut();
    /// The height at which the graph fills that width; at most `highest`.
    [[nodiscard]] int heightAt(int width, int highest) const;
    /// The colours of another theme.
    void useTokens(const Tokens& other);
    /// Everything, fitted into the rectangle. On a device that keeps lines and letters (SVG, PDF) nothing is
    /// left out at any size.
    void paint(QPainter& painter, const QRectF& target) const;

private:
    [[nodiscard]] QMarginsF margins(double width) const;
    void paintKeys(QPainter& painter, const QRectF& target) const;
};

/// What of the picture its key explains.
StateKey::Content keyOf(const GraphPicture& picture);
/// What is kept free around the boxes for the legends of that height, in a view of that width.
QMarginsF graphMargins(double legendHeight, const GraphPicture& picture, double width, const QFont& font);

} // namespace doppler
