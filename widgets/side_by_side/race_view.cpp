// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/race_view.h"

#include "widgets/format.h"
#include "widgets/theme.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QStringList>
#include <QStyle>

namespace doppler {

namespace {

constexpr int rowHeight = 6 * gridUnit;
constexpr int barHeight = 6;
constexpr int placeWidth = 4 * gridUnit;

} // namespace

RaceView::RaceView(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("raceView"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::MinimumExpanding);
    m_slide.setStartValue(0.0);
    m_slide.setEndValue(1.0);
    m_slide.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&m_slide, &QVariantAnimation::valueChanged, this, [this](const QVariant& share) {
        for (std::size_t i = 0; i < m_standings.size(); ++i) {
            const std::size_t run = m_standings[i].run;
            m_rows[run] = m_rowsFrom[run] + share.toDouble() * (static_cast<double>(i) - m_rowsFrom[run]);
        }
        update();
    });
    retranslate();
}

QSize RaceView::sizeHint() const
{
    const auto rows = static_cast<int>(std::max<std::size_t>(m_standings.size(), 2));
    return {40 * gridUnit, rows * rowHeight + gridUnit};
}

QSize RaceView::minimumSizeHint() const { return {28 * gridUnit, sizeHint().height()}; }

void RaceView::setRuns(ComparedRunsPtr runs)
{
    m_slide.stop();
    m_runs = std::move(runs);
    m_standings.clear();
    m_rows.clear();
    updateGeometry();
    update();
}

void RaceView::setTime(double seconds, const std::vector<double>& shifts)
{
    if (!m_runs)
        return;
    std::vector<double> times;
    m_finishes.clear();
    for (std::size_t run = 0; run < m_runs->count(); ++run) {
        // Adding a shift and taking it away again may lose the last bit of a finish.
        const double finish = shifts[run] + m_runs->tracks[run].finish();
        times.push_back(seconds >= finish ? m_runs->tracks[run].finish() : seconds - shifts[run]);
        m_finishes.push_back(finish);
    }
    std::vector<std::size_t> before;
    for (const Standing& standing : m_standings)
        before.push_back(standing.run);
    m_standings = doppler::standings(m_runs->tracks, times, m_finishes);
    std::vector<std::size_t> now;
    for (const Standing& standing : m_standings)
        now.push_back(standing.run);
    if (before.size() != now.size()) {
        m_rows.assign(now.size(), 0);
        for (std::size_t i = 0; i < now.size(); ++i)
            m_rows[now[i]] = static_cast<double>(i);
        updateGeometry();
    } else if (before != now) {
        slide();
    }
    setAccessibleDescription(text());
    update();
}

void RaceView::slide()
{
    m_slide.stop();
    m_rowsFrom = m_rows;
    // 0 where the desktop asks for less motion.
    const int duration = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
    if (!isVisible() || duration <= 0) {
        for (std::size_t i = 0; i < m_standings.size(); ++i)
            m_rows[m_standings[i].run] = static_cast<double>(i);
        return;
    }
    m_slide.setDuration(duration);
    m_slide.start();
}

QString RaceView::text() const
{
    QStringList lines;
    for (const Standing& standing : m_standings)
        lines += QStringLiteral("%1. %2, %3")
                     .arg(QLocale().toString(static_cast<qulonglong>(standing.place)),
                          QString::fromStdString(m_runs->name(standing.run)), formatShare(standing.workDone));
    return lines.join(QLatin1Char('\n'));
}

void RaceView::paintRow(QPainter& painter, const Standing& standing, double top) const
{
    const Tokens colors = tokens(palette());
    const QRectF row(gridUnit, top, width() - 2 * gridUnit, rowHeight);
    const QFontMetrics metrics(font());
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    const QRectF line(row.left() + placeWidth, row.top() + gridUnit, row.width() - placeWidth,
                      metrics.height());
    const bool won = standing.finished && standing.place == 1;
    painter.setFont(strong);
    painter.setPen(won ? colors.good : colors.text);
    painter.drawText(QRectF(row.left(), line.top(), placeWidth - gridUnit, line.height()),
                     Qt::AlignRight | Qt::AlignVCenter,
                     QLocale().toString(static_cast<qulonglong>(standing.place)));

    const RaceTrack& track = m_runs->tracks[standing.run];
    const QLocale locale;
    const QString state = standing.finished
                              ? tr("finished at %1").arg(formatSeconds(m_finishes[standing.run]))
                              : tr("%1 of %2 tasks, %3")
                                    .arg(locale.toString(static_cast<qulonglong>(standing.tasksDone)),
                                         locale.toString(static_cast<qulonglong>(track.tasks())),
                                         formatShare(standing.workDone));
    painter.setFont(font());
    painter.setPen(won ? colors.good : colors.mutedText);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, state);
    const double room = line.width() - metrics.horizontalAdvance(state) - 2 * gridUnit;
    painter.setFont(strong);
    painter.setPen(colors.text);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(strong).elidedText(QString::fromStdString(m_runs->name(standing.run)),
                                                      Qt::ElideRight, room));

    const QRectF bar(line.left(), line.bottom() + gridUnit / 2, line.width(), barHeight);
    painter.fillRect(bar, colors.line);
    painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * standing.workDone, bar.height()),
                     won ? colors.good : colors.accent);
}

void RaceView::paintEvent(QPaintEvent*)
{
    if (!m_runs)
        return;
    QPainter painter(this);
    // Who is being overtaken goes below.
    for (auto standing = m_standings.rbegin(); standing != m_standings.rend(); ++standing)
        paintRow(painter, *standing, gridUnit / 2 + m_rows[standing->run] * rowHeight);
}

void RaceView::retranslate()
{
    setAccessibleName(tr("Places in the race"));
    update();
}

void RaceView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace doppler
