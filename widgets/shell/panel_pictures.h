// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/jobs/write_queue.h"
#include "widgets/shell/picture_export.h"

#include <QObject>
#include <QSet>
#include <QString>

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;

namespace doppler {

/// A picture of a panel or a window, painted by now.
struct PanelPicture {
    PictureWriting write; ///< Encodes it and writes the file.
    bool cut = false;     ///< The panel is very long: this is the first part.
};
/// Of all that a panel holds, also what is scrolled away, or of what a window shows: SVG, PDF or PNG by the
/// file's ending. GUI thread only.
PanelPicture pictureOfPanel(QWidget& panel, const QString& file);

/// Pictures of panels as they stand in the window: a menu with an entry for each, and one for all of it.
class PanelPictures : public QObject {
    Q_OBJECT
public:
    explicit PanelPictures(QMainWindow& window);

    /// The caller's menu bar owns it.
    [[nodiscard]] QMenu* menu() const { return m_menu; }
    /// As pictureOfPanel(); written in the background.
    void exportPanel(QWidget& panel, const QString& file);
    /// What is on its way to files.
    [[nodiscard]] WriteQueue& writes() { return m_writing; }
    void retranslate();

signals:
    void saved(const QString& file);
    void failed(const doppler::Error& error);
    /// Of a very long panel the picture has the first part; after saved().
    void shortened();

private:
    void fill();
    void ask(QWidget& panel, const QString& title);

    QMainWindow& m_window;
    QMenu* m_menu;
    QSet<QString> m_cut; ///< Files that are written and have the first part only.
    WriteQueue m_writing;
};

} // namespace doppler
