// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/generator/preview_panel.h"

#include "widgets/generator/graph_thumbnail.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QHideEvent>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace doppler {

namespace {

constexpr int previewPauseMilliseconds = 200;

} // namespace

PreviewPanel::PreviewPanel(QWidget* parent)
    : QWidget(parent), m_note(new QLabel), m_state(new QLabel), m_thumbnail(new GraphThumbnail),
      m_job({[this](const GraphPreview& preview) { take(preview); },
             [this](const Error& error) { fail(error); },
             {}})
{
    setObjectName(QStringLiteral("preview"));
    m_wait.setSingleShot(true);
    m_wait.setInterval(previewPauseMilliseconds);
    connect(&m_wait, &QTimer::timeout, this, &PreviewPanel::begin);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(2 * gridUnit);
    grid->setVerticalSpacing(gridUnit / 2);
    grid->setColumnStretch(1, 1);
    for (int i = 0; i < FigureCount; ++i) {
        const auto at = static_cast<std::size_t>(i);
        m_captions[at] = new QLabel;
        m_values[at] = new QLabel;
        m_values[at]->setTextFormat(Qt::PlainText);
        m_values[at]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_values[at]->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_values[at]->setObjectName(QStringLiteral("preview_%1").arg(i));
        grid->addWidget(m_captions[at], i, 0);
        grid->addWidget(m_values[at], i, 1);
    }
    for (QLabel* label : {m_note, m_state}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_state->setObjectName(QStringLiteral("previewState"));
    m_note->setObjectName(QStringLiteral("previewNote"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridUnit);
    column->addLayout(grid);
    column->addWidget(m_note);
    column->addWidget(m_thumbnail, 1);
    column->addWidget(m_state);
    refresh();
}

void PreviewPanel::setMake(Make make)
{
    m_make = std::move(make);
    m_reason.clear();
    m_job.cancel();
    m_pending = true;
    m_wait.start();
    refresh();
}

void PreviewPanel::setNothing(const QString& reason)
{
    m_job.cancel();
    m_wait.stop();
    m_make = {};
    m_reason = reason;
    m_pending = false;
    m_failed = true;
    refresh();
}

void PreviewPanel::clear()
{
    m_preview = {};
    m_thumbnail->clear();
    setNothing({});
}

void PreviewPanel::begin()
{
    // Families can't be interrupted: at most one thread at a time works for nobody.
    if (m_job.busy()) {
        m_wait.start();
        return;
    }
    const QSize pane = m_thumbnail->size();
    const double aspect = static_cast<double>(std::max(pane.width(), 1)) / std::max(pane.height(), 1);
    m_job.start([make = m_make, aspect](const std::stop_token& stop, const auto&) {
        return previewOf(make, aspect, stop);
    });
}

void PreviewPanel::take(const GraphPreview& preview)
{
    m_preview = preview;
    m_pending = false;
    m_failed = false;
    m_thumbnail->show(preview.picture);
    refresh();
    emit previewed();
}

void PreviewPanel::fail(const Error& error)
{
    m_pending = false;
    m_failed = true;
    m_reason = translated(error);
    refresh();
    emit failed(error);
}

/// The graph may be as large as graphs can be.
void PreviewPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (event->spontaneous()) // Is still there, only out of sight.
        return;
    m_job.cancel();
    m_wait.stop();
    m_pending = false;
    m_preview = {};
    m_thumbnail->clear();
    refresh();
}

void PreviewPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
}

QString PreviewPanel::workText() const
{
    if (m_preview.metrics.flops > 0)
        return m_preview.metrics.estimated ? tr("%1 plus estimates").arg(formatFlops(m_preview.metrics.flops))
                                           : formatFlops(m_preview.metrics.flops);
    return m_preview.metrics.estimated ? tr("estimated") : tr("measured times");
}

void PreviewPanel::refresh()
{
    setAccessibleName(tr("Preview"));
    const std::array<QString, FigureCount> captions{tr("Name"),  tr("Vertices"),   tr("Edges"),
                                                    tr("Work"),  tr("Tensors"),    tr("Width"),
                                                    tr("Depth"), tr("Parallelism")};
    const std::array<QString, FigureCount> tips{
        tr("Name of the graph"),
        tr("Kernel calls of the graph"),
        tr("Data dependencies of the graph"),
        tr("Floating-point operations of all vertices"),
        tr("Total size of all tensors passed between vertices"),
        tr("Largest number of vertices at one level"),
        tr("Vertices on the longest path"),
        tr("Vertices divided by depth: number of devices that could be busy on average")};
    std::array<QString, FigureCount> values;
    const GraphMetrics& m = m_preview.metrics;
    if (m_preview.graph) {
        const auto count = [](std::size_t n) { return QLocale().toString(static_cast<qulonglong>(n)); };
        values = {QString::fromStdString(m_preview.graph->name()),
                  count(m_preview.graph->vertexCount()),
                  count(m_preview.graph->edgeCount()),
                  workText(),
                  formatBytes(m.bytes),
                  count(m.width),
                  count(m.criticalPath),
                  QLocale().toString(m.parallelism, 'f', 2)};
    }
    const Tokens colors = tokens(palette());
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, colors.mutedText);
    const bool stale = m_pending || m_failed;
    for (std::size_t i = 0; i < FigureCount; ++i) {
        m_captions[i]->setText(captions[i]);
        m_captions[i]->setPalette(muted);
        m_captions[i]->setToolTip(tips[i]);
        m_values[i]->setText(m_failed ? QStringLiteral("–") : values[i]);
        m_values[i]->setToolTip(tips[i]);
        m_values[i]->setAccessibleName(captions[i]);
        m_values[i]->setPalette(stale ? muted : palette());
    }
    m_note->setVisible(m_preview.graph && !m_failed && m.estimated);
    m_note->setText(tr("Some vertices have neither FLOPs nor measured times: their costs are estimated."));
    m_note->setPalette(muted);
    m_thumbnail->setStale(stale);
    QPalette bad = palette();
    bad.setColor(QPalette::WindowText, m_failed && !m_reason.isEmpty() ? colors.bad : colors.mutedText);
    m_state->setPalette(bad);
    m_state->setText(m_pending ? tr("Calculating…") : m_failed ? m_reason : QString());
}

} // namespace doppler
