// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/race_painter.h"

#include "widgets/side_by_side/race_view.h"
#include "widgets/ui/text/format.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>
#include <algorithm>

namespace doppler {

namespace {

constexpr int rowHeight = 6 * gridUnit;
constexpr int barHeight = 6;
constexpr int placeWidth = 4 * gridUnit;
/// Of a picture in a file.
constexpr int usualWidth = 60 * gridUnit;
constexpr int timeHeight = 3 * gridUnit;

QString stateText(const Standing& standing, const RaceTrack& track, double finish)
{
    if (standing.finished)
        return RaceView::tr("finished at %1").arg(formatSeconds(finish));
    const QLocale locale;
    return RaceView::tr("%1 of %2 tasks, %3")
        .arg(locale.toString(static_cast<qulonglong>(standing.tasksDone)),
             locale.toString(static_cast<qulonglong>(track.tasks())), formatShare(standing.workDone));
}

void paintRow(QPainter& painter, const QRectF& row, const QString& name, const QString& state,
              const Standing& standing, const RaceLook& look)
{
    const Tokens& colors = look.colors;
    const QFontMetrics metrics(look.font);
    QFont strong = look.font;
    strong.setWeight(QFont::DemiBold);
    const QRectF line(row.left() + placeWidth, row.top() + gridUnit, row.width() - placeWidth,
                      metrics.height());
    const bool won = standing.finished && standing.place == 1;
    painter.setFont(strong);
    painter.setPen(won ? colors.good : colors.text);
    painter.drawText(QRectF(row.left(), line.top(), placeWidth - gridUnit, line.height()),
                     Qt::AlignRight | Qt::AlignVCenter,
                     QLocale().toString(static_cast<qulonglong>(standing.place)));

    painter.setFont(look.font);
    painter.setPen(won ? colors.good : colors.mutedText);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, state);
    const double room = line.width() - metrics.horizontalAdvance(state) - 2 * gridUnit;
    painter.setFont(strong);
    painter.setPen(colors.text);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(strong).elidedText(name, Qt::ElideRight, room));

    const QRectF bar(line.left(), line.bottom() + gridUnit / 2, line.width(), barHeight);
    painter.fillRect(bar, colors.line);
    painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * standing.workDone, bar.height()),
                     won ? colors.good : colors.accent);
}

} // namespace

RaceMoment raceAt(const ComparedRuns& runs, const std::vector<double>& shifts, double seconds)
{
    RaceMoment moment;
    std::vector<double> times;
    for (std::size_t run = 0; run < runs.count(); ++run) {
        // Adding a shift and taking it away again may lose the last bit of a finish.
        const double finish = shifts[run] + runs.tracks[run].finish();
        times.push_back(seconds >= finish ? runs.tracks[run].finish() : seconds - shifts[run]);
        moment.finishes.push_back(finish);
    }
    moment.standings = standings(runs.tracks, times, moment.finishes);
    return moment;
}

double raceHeight(std::size_t runs) { return static_cast<double>(runs) * rowHeight + gridUnit; }

void paintRace(QPainter& painter, const QRectF& area, const ComparedRuns& runs, const RaceMoment& moment,
               const std::vector<double>& rows, const RaceLook& look)
{
    // Who is being overtaken goes below.
    for (auto standing = moment.standings.rbegin(); standing != moment.standings.rend(); ++standing) {
        const std::size_t run = standing->run;
        const QRectF row(area.left() + gridUnit, area.top() + gridUnit / 2 + rows[run] * rowHeight,
                         area.width() - 2 * gridUnit, rowHeight);
        paintRow(painter, row, QString::fromStdString(runs.name(run)),
                 stateText(*standing, runs.tracks[run], moment.finishes[run]), *standing, look);
    }
}

double RaceSnapshot::duration() const
{
    double latest = 0;
    for (std::size_t run = 0; runs && run < runs->count(); ++run)
        latest = std::max(latest, shifts[run] + runs->runs[run]->schedule.endTime());
    return latest;
}

std::vector<double> RaceSnapshot::rowsAt(double seconds) const
{
    // The mean of the rows that its places were in of late: a way that depends on nothing but the time.
    const int moments = slide > 0 && seconds < duration() ? 16 : 1;
    std::vector<double> rows(runs->count(), 0);
    for (int i = 0; i < moments; ++i) {
        const std::vector<Standing> order = raceAt(*runs, shifts, seconds - slide * i / moments).standings;
        for (std::size_t row = 0; row < order.size(); ++row)
            rows[order[row].run] += static_cast<double>(row) / moments;
    }
    return rows;
}

QSizeF RaceSnapshot::size() const { return {usualWidth, raceHeight(runs ? runs->count() : 0) + timeHeight}; }

void RaceSnapshot::paint(QPainter& painter, const QRectF& target, double seconds) const
{
    if (!runs || target.isEmpty())
        return;
    const QSizeF least = size();
    const double scale = std::min(target.width() / least.width(), target.height() / least.height());
    const QSizeF room = target.size() / scale;
    const QRectF places(0, (room.height() - least.height()) / 2, room.width(), raceHeight(runs->count()));
    painter.save();
    painter.translate(target.topLeft());
    painter.scale(scale, scale);
    paintRace(painter, places, *runs, raceAt(*runs, shifts, seconds), rowsAt(seconds), look);
    painter.setFont(look.font);
    painter.setPen(look.colors.text);
    painter.drawText(
        QRectF(places.left() + gridUnit, places.bottom(), places.width() - 2 * gridUnit, timeHeight),
        Qt::AlignRight | Qt::AlignVCenter, formatPosition(seconds, duration()));
    painter.restore();
}

} // namespace doppler
