// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/generator/graph_preview.h"
#include "widgets/jobs/job.h"

#include <QTimer>
#include <QWidget>
#include <array>

class QLabel;

namespace doppler {

class GraphThumbnail;

/// A graph that is being thought up: its figures and a small picture, worked out in the background a moment
/// after what it is made from changed, and let go when it is hidden. GUI thread only; nothing blocks.
class PreviewPanel : public QWidget {
    Q_OBJECT

public:
    using Make = std::function<Result<GraphPtr>()>;
    explicit PreviewPanel(QWidget* parent = nullptr);

    /// Previews what `make` gives: the newest wins. It runs on another thread and must not refer to anything
    /// that may go. What is shown stays until the new one is there.
    void setMake(Make make);
    /// There is nothing to show, for that reason; empty: none yet.
    void setNothing(const QString& reason);
    /// The newest is still being made.
    [[nodiscard]] bool pending() const { return m_pending; }
    /// Of the newest; null while it is pending or where it failed.
    [[nodiscard]] GraphPtr graph() const { return m_pending || m_failed ? nullptr : m_preview.graph; }
    [[nodiscard]] const GraphPreview& preview() const { return m_preview; }

signals:
    /// The newest is there.
    void previewed();
    /// The newest can't be made.
    void failed(const doppler::Error& error);

protected:
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum Figure { Name, Vertices, Edges, Flops, Bytes, Width, CriticalPath, Parallelism, FigureCount };
    void begin();
    void take(const GraphPreview& preview);
    void fail(const Error& error);
    void refresh();
    [[nodiscard]] QString workText() const;

    GraphPreview m_preview;
    Make m_make;
    QTimer m_wait; ///< People type: work begins when they pause.
    bool m_pending = false;
    bool m_failed = false;
    std::array<QLabel*, FigureCount> m_captions{};
    std::array<QLabel*, FigureCount> m_values{};
    QLabel* m_note;
    QLabel* m_state;
    QString m_reason;
    GraphThumbnail* m_thumbnail;
    Job<GraphPreview> m_job;
};

} // namespace doppler
