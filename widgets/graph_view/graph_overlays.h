// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLabel;
class QPushButton;
class QWidget;

namespace doppler {

class CaptionChip;
class DeviceLegend;
class Minimap;
class ScaleLegend;
class StateKey;

/// The widgets that lie over the graph: legends, minimap, a note, a caption, and what shows while no graph is
/// open. They are children of the view, which connects them and writes their texts. GUI thread only.
struct GraphOverlays {
    explicit GraphOverlays(QWidget& view);

    DeviceLegend* const legend;
    StateKey* const stateKey;
    ScaleLegend* const scaleLegend;
    Minimap* const minimap;
    QLabel* const note;
    CaptionChip* const caption; ///< States which step is shown instead of the run.
    QWidget* const emptyState;
    QLabel* const emptyTitle;
    QLabel* const emptyText;
    QPushButton* const openButton;

    /// An empty text hides the note.
    void setNote(const QString& text, bool hasGraph);
    /// Places all of them in the view's corners, in its font and colours.
    void place();

private:
    QWidget& view;

    void placeCaption();
    void placeNoteAndMinimap();
    void placeEmptyState();
};

} // namespace doppler
