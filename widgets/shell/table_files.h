// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/jobs/write_queue.h"
#include "widgets/table/table_data.h"

#include <QObject>
#include <QPoint>
#include <QString>

class QWidget;

namespace doppler {

/// Tables on their way to the clipboard and into files. Every table and tree of the program that has no menu
/// of its own gets one with both, also those of dialogs. GUI thread only; files are written on a worker
/// thread.
class TableFiles : public QObject {
    Q_OBJECT
public:
    /// `usual`: the table of the window when none is in front. Both must outlive this.
    TableFiles(QWidget& window, QWidget& usual);

    /// The table that has the focus, or that stands in its panel.
    [[nodiscard]] QWidget* inFront() const;
    /// Whether it is one: an item view or a TableSource.
    static bool isTable(const QWidget& widget);
    static TableData dataOf(const QWidget& table);

    void copy(const QWidget& table);
    /// Asks where to.
    void save(QWidget& table);
    /// What is on its way to files.
    [[nodiscard]] WriteQueue& writes() { return m_writing; }
    /// JSON, LaTeX (.tex), Markdown (.md), text with tabs (.tsv) or CSV, by the file extension. The file is
    /// whole or not there.
    void saveTo(const QWidget& table, const QString& file);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// The clipboard has it.
    void copied();
    void saved(const QString& file);
    void failed(const doppler::Error& error);

private:
    void showMenu(QWidget& table, const QPoint& place);

    QWidget& m_window;
    QWidget& m_usual;
    WriteQueue m_writing;
};

} // namespace doppler
