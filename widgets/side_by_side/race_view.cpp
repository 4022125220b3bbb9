// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/race_view.h"

#include "widgets/ui/text/format.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QStringList>
#include <QStyle>
#include <algorithm>

namespace doppler {

RaceView::RaceView(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("raceView"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::MinimumExpanding);
    m_slide.setStartValue(0.0);
    m_slide.setEndValue(1.0);
    m_slide.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&m_slide, &QVariantAnimation::valueChanged, this, [this](const QVariant& share) {
        for (std::size_t i = 0; i < m_moment.standings.size(); ++i) {
            const std::size_t run = m_moment.standings[i].run;
            m_rows[run] = m_rowsFrom[run] + share.toDouble() * (static_cast<double>(i) - m_rowsFrom[run]);
        }
        update();
    });
    retranslate();
}

QSize RaceView::sizeHint() const
{
    return {40 * gridUnit, static_cast<int>(raceHeight(std::max<std::size_t>(standings().size(), 2)))};
}

QSize RaceView::minimumSizeHint() const { return {28 * gridUnit, sizeHint().height()}; }

RaceSnapshot RaceView::still() const { return {m_runs, m_shifts, {tokens(palette()), font()}, 0}; }

void RaceView::setRuns(ComparedRunsPtr runs)
{
    m_slide.stop();
    m_runs = std::move(runs);
    m_shifts.assign(m_runs ? m_runs->count() : 0, 0);
    m_moment = {};
    m_rows.clear();
    updateGeometry();
    update();
    emit raceChanged();
}

void RaceView::setTime(double seconds, const std::vector<double>& shifts)
{
    if (!m_runs)
        return;
    std::vector<std::size_t> before;
    for (const Standing& standing : m_moment.standings)
        before.push_back(standing.run);
    m_moment = raceAt(*m_runs, shifts, seconds);
    std::vector<std::size_t> now;
    for (const Standing& standing : m_moment.standings)
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
    if (m_shifts != shifts) {
        m_shifts = shifts;
        emit raceChanged();
    }
}

void RaceView::slide()
{
    m_slide.stop();
    m_rowsFrom = m_rows;
    // 0 where the desktop asks for less motion.
    const int duration = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
    if (!isVisible() || duration <= 0) {
        for (std::size_t i = 0; i < m_moment.standings.size(); ++i)
            m_rows[m_moment.standings[i].run] = static_cast<double>(i);
        return;
    }
    m_slide.setDuration(duration);
    m_slide.start();
}

QString RaceView::text() const
{
    QStringList lines;
    for (const Standing& standing : m_moment.standings)
        lines += QStringLiteral("%1. %2, %3")
                     .arg(QLocale().toString(static_cast<qulonglong>(standing.place)),
                          QString::fromStdString(m_runs->name(standing.run)), formatShare(standing.workDone));
    return lines.join(QLatin1Char('\n'));
}

TableData RaceView::table() const
{
    TableData table{{tr("Position"), tr("Run"), tr("Share of work done"), tr("Makespan (s)")}, {}};
    for (const Standing& standing : m_moment.standings)
        table.rows.push_back({QVariant::fromValue(static_cast<quint64>(standing.place)),
                              QString::fromStdString(m_runs->name(standing.run)), standing.workDone,
                              m_runs->runs[standing.run]->schedule.makespan});
    return table;
}

void RaceView::paintEvent(QPaintEvent*)
{
    if (!m_runs)
        return;
    QPainter painter(this);
    paintRace(painter, rect(), *m_runs, m_moment, m_rows, {tokens(palette()), font()});
}

void RaceView::retranslate()
{
    setAccessibleName(tr("Positions in the race"));
    update();
}

void RaceView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace doppler
