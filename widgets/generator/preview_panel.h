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

/// The preview of a graph in the generator: its figures and a small picture, computed in the background
/// shortly after a change, and released when the panel is hidden. GUI thread only; nothing blocks.
class PreviewPanel : public QWidget {
    Q_OBJECT

public:
    using Make = std::function<Result<GraphPtr>()>;
    explicit PreviewPanel(QWidget* parent = nullptr);

    /// Previews the result of `make`; only the latest counts. `make` runs on another thread and must own
    /// everything that it uses. The current preview stays until the new one exists.
    void setMake(Make make);
    /// Shows that there is no graph, for this reason; empty: none yet.
    void setNothing(const QString& reason);
    /// There is nothing to draw yet: what was drawn goes.
    void clear();
    /// Whether the latest preview is still being made.
    [[nodiscard]] bool pending() const { return m_pending; }
    /// The latest graph; null while it is pending or if it failed.
    [[nodiscard]] GraphPtr graph() const { return m_pending || m_failed ? nullptr : m_preview.graph; }
    [[nodiscard]] const GraphPreview& preview() const { return m_preview; }

signals:
    /// Emitted when the latest preview exists.
    void previewed();
    /// Emitted when the latest preview cannot be made.
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
    QTimer m_wait; ///< Delays the work until the user pauses typing.
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
