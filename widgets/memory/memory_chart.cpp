// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/memory_chart.h"

#include "widgets/memory/holder_colors.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/theme.h"

#include <QHelpEvent>
#include <QImage>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace doppler {

namespace {

constexpr double leastRow = 44;
constexpr double rowMargin = 3;
constexpr double markSize = 5;
constexpr double widestBytes = 888.8 * 1024 * 1024; ///< No figure of bytes is wider.
/// A limit that is further above the peak than this factor would flatten the curve: it is not drawn.
constexpr double mostAbovePeak = 3;

/// Columns of pixels that lie next to each other in a cache line.
constexpr int block = 16;
using Tops = std::array<int, block>;
/// Rows whose states are at least so many columns wide on average are painted as rectangles: an image would
/// be written twice, into its own memory and from there into the window.
constexpr std::size_t wideState = 16;

bool isLimited(const Device& device) { return std::isfinite(device.memoryBytes) && device.memoryBytes > 0; }

bool areWide(const std::vector<HolderBytes>& columns)
{
    std::size_t states = 0;
    for (std::size_t i = 0; i < columns.size(); ++i)
        states += i == 0 || columns[i] != columns[i - 1] ? 1 : 0;
    return states * wideState <= columns.size();
}

std::array<QRgb, memoryHolders> inksOf(const Tokens& colors)
{
    std::array<QRgb, memoryHolders> inks{};
    for (std::size_t i = 0; i < memoryHolders; ++i)
        inks[i] = holderColor(static_cast<MemoryHolder>(i), colors).rgb();
    return inks;
}

/// Paints columns from the first on; `tops`: by holder, the first line that it or one below it fills. Lines
/// that are of one colour in all columns, which are most, are filled at once.
void fillBlock(QImage& image, int first, std::span<const Tops, memoryHolders> tops, int count,
               const std::array<QRgb, memoryHolders>& inks, QRgb canvas)
{
    std::array<int, memoryHolders> begin{};
    std::array<int, memoryHolders> whole{};
    for (std::size_t i = 0; i < memoryHolders; ++i) {
        begin[i] = *std::min_element(tops[i].begin(), tops[i].begin() + count);
        whole[i] = *std::max_element(tops[i].begin(), tops[i].begin() + count);
    }
    std::array<int, 2 * memoryHolders + 2> turns{0, image.height()}; // Where the lines change.
    std::ranges::transform(begin, turns.begin() + 2, [&](int y) { return std::clamp(y, 0, image.height()); });
    std::ranges::transform(whole, turns.begin() + 2 + memoryHolders,
                           [&](int y) { return std::clamp(y, 0, image.height()); });
    std::ranges::sort(turns);
    auto* line = reinterpret_cast<QRgb*>(image.bits()) + first;
    const qsizetype stride = image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
    for (std::size_t turn = 0; turn + 1 < turns.size(); ++turn) {
        const int top = turns[turn];
        QRgb ink = canvas;
        bool mixed = false;
        for (std::size_t i = memoryHolders; i-- > 0;) {
            mixed = mixed || (top >= begin[i] && top < whole[i]);
            ink = top >= whole[i] ? inks[i] : ink;
        }
        for (int y = top; y < turns[turn + 1]; ++y, line += stride) {
            if (!mixed) {
                std::fill_n(line, count, ink);
                continue;
            }
            std::array<QRgb, block> own; // All of them: a fixed number is computed several at once.
            own.fill(canvas);
            for (std::size_t i = memoryHolders; i-- > 0;)
                for (std::size_t x = 0; x < block; ++x)
                    own[x] = y >= tops[i][x] ? inks[i] : own[x];
            std::copy_n(own.begin(), count, line);
        }
    }
}

} // namespace

MemoryChart::MemoryChart(QWidget* parent) : TimelineChart(parent)
{
    setObjectName(QStringLiteral("memoryChart"));
}

QSize MemoryChart::sizeHint() const { return {60 * gridUnit, 26 * gridUnit}; }

QSize MemoryChart::minimumSizeHint() const
{
    return {30 * gridUnit, static_cast<int>(std::ceil(rulerHeight() + leastRow))};
}

void MemoryChart::setMemory(const MemoryByHolderPtr& memory)
{
    m_memory = memory;
    m_device = memory ? memory->fullestDevice() : DeviceId{0};
    setDuration(memory ? memory->run()->schedule.endTime() : 0);
}

void MemoryChart::setDevice(DeviceId device)
{
    m_device = device;
    const QRectF row = rowOf(device);
    if (row.top() < content().top())
        viewport().scrollBy(row.top() - content().top());
    else if (row.bottom() > content().bottom())
        viewport().scrollBy(row.bottom() - content().bottom());
    update();
}

/// "2.049 GiB (13.8 %)"
QString MemoryChart::figureText(double bytes, double share)
{
    return tr("%1 (%2)", "bytes and share").arg(formatBytes(bytes), formatShare(share));
}

double MemoryChart::namesWidth() const
{
    if (!m_memory)
        return 0;
    double widest = fontMetrics().horizontalAdvance(figureText(widestBytes, 0.888));
    for (const DeviceId d : m_memory->run()->problem->topology().devices())
        widest = std::max<double>(widest, fontMetrics().horizontalAdvance(QString::fromStdString(
                                              m_memory->run()->problem->topology().device(d).name)));
    return std::min(widest + 3.0 * gridUnit, width() * 0.4);
}

double MemoryChart::rowHeight() const
{
    const auto rows = m_memory ? static_cast<double>(m_memory->devices().size()) : 1.0;
    const double least = std::max(leastRow, 2.0 * fontMetrics().height() + 2 * rowMargin + 2);
    return std::max(least, std::floor(content().height() / rows));
}

double MemoryChart::contentHeight() const
{
    return m_memory ? rowHeight() * static_cast<double>(m_memory->devices().size()) : 0;
}

QRectF MemoryChart::rowOf(DeviceId device) const
{
    const double top = content().top() - viewport().scroll() + rowHeight() * device.value;
    return {0, top, static_cast<double>(width()), rowHeight()};
}

std::optional<DeviceId> MemoryChart::deviceAt(const QPointF& at) const
{
    if (!m_memory || !content().contains(at))
        return std::nullopt;
    const auto row = static_cast<std::size_t>((at.y() - content().top() + viewport().scroll()) / rowHeight());
    return row < m_memory->devices().size() ? std::optional(DeviceId{row}) : std::nullopt;
}

double MemoryChart::topOf(DeviceId device) const
{
    const double peak = sumOf(m_memory->devices()[device].peak().bytes);
    const double limit = m_memory->run()->problem->topology().device(device).memoryBytes;
    const bool near = std::isfinite(limit) && limit > 0 && limit <= mostAbovePeak * peak;
    return std::max(near ? std::max(peak, limit) * 1.04 : peak, 1.0);
}

QPointF MemoryChart::peakMark(DeviceId device) const
{
    const HolderCurve::Point& peak = m_memory->devices()[device].peak();
    const QRectF row = rowOf(device).adjusted(0, rowMargin, 0, -rowMargin);
    return {viewport().axis().x(peak.time), row.bottom() - row.height() * sumOf(peak.bytes) / topOf(device)};
}

MemoryChart::Columns MemoryChart::columnsOf(DeviceId device, double from, double to, double ratio) const
{
    const auto count = static_cast<std::size_t>(std::ceil((to - from) * ratio));
    std::vector<double> times;
    times.reserve(count + 1);
    for (std::size_t i = 0; i <= count; ++i)
        times.push_back(viewport().axis().seconds(from + static_cast<double>(i) / ratio));
    return {from, ratio, m_memory->devices()[device].fullestOf(times)};
}

void MemoryChart::paintBands(QPainter& painter, const Columns& columns, const QRectF& inner, double top) const
{
    const std::array<QRgb, memoryHolders> inks = inksOf(tokens(palette()));
    const double lines = std::round(inner.height() * columns.ratio);
    const std::vector<HolderBytes>& fullest = columns.fullest;
    const auto x = [&](std::size_t column) {
        return columns.left + static_cast<double>(column) / columns.ratio;
    };
    const auto y = [&](double bytes) {
        const double up = std::min(std::round(bytes * lines / top), lines);
        return inner.top() + (lines - up) / columns.ratio;
    };
    for (std::size_t first = 0, end = 0; first < fullest.size(); first = end) {
        while (end < fullest.size() && fullest[end] == fullest[first])
            ++end;
        double reached = 0;
        for (std::size_t i = 0; i < memoryHolders; ++i) {
            const double bottom = y(reached);
            reached += fullest[first][i];
            if (y(reached) < bottom)
                painter.fillRect(QRectF(QPointF(x(first), y(reached)), QPointF(x(end), bottom)),
                                 QColor(inks[i]));
        }
    }
}

void MemoryChart::stack(QImage& image, const Columns& columns, double top) const
{
    const int lines = image.height();
    const Tokens colors = tokens(palette());
    const std::array<QRgb, memoryHolders> inks = inksOf(colors);
    const double scale = lines / top;
    for (int first = 0; first < image.width(); first += block) {
        const int count = std::min(block, image.width() - first);
        std::array<Tops, memoryHolders> tops{};
        for (int x = 0; x < count; ++x) {
            double reached = 0;
            for (std::size_t i = 0; i < memoryHolders; ++i) {
                reached += columns.fullest[static_cast<std::size_t>(first + x)][i];
                tops[i][static_cast<std::size_t>(x)] = lines - static_cast<int>(std::lround(reached * scale));
            }
        }
        fillBlock(image, first, tops, count, inks, colors.canvas.rgb());
    }
}

void MemoryChart::paintRow(QPainter& painter, DeviceId device, const QRectF& row, const QRectF& part)
{
    const TimeAxis& axis = viewport().axis();
    const QRectF inner = row.adjusted(0, rowMargin, 0, -rowMargin);
    const double end = axis.x(m_memory->run()->schedule.endTime());
    const double from = std::floor(std::max({axis.x(0), axis.left(), part.left()}));
    const double to = std::ceil(std::min({end, axis.right(), part.right()}));
    if (to <= from)
        return;
    const Columns columns = columnsOf(device, from, to, painter.device()->devicePixelRatioF());
    if (areWide(columns.fullest))
        return paintBands(painter, columns, inner, topOf(device));
    const QSize size(static_cast<int>(columns.fullest.size()),
                     std::max(static_cast<int>(std::round(inner.height() * columns.ratio)), 1));
    if (m_stack.size() != size)
        m_stack = QImage(size, QImage::Format_RGB32);
    if (m_stack.isNull())
        return;
    m_stack.setDevicePixelRatio(columns.ratio);
    stack(m_stack, columns, topOf(device));
    painter.drawImage(QPointF(from, inner.top()), m_stack);
}

void MemoryChart::paintMarks(QPainter& painter, DeviceId device, const QRectF& row) const
{
    const Tokens colors = tokens(palette());
    const TimeAxis& axis = viewport().axis();
    const QRectF inner = row.adjusted(0, rowMargin, 0, -rowMargin);
    const double limit = m_memory->run()->problem->topology().device(device).memoryBytes;
    const double top = topOf(device);
    if (std::isfinite(limit) && limit > 0 && limit <= top) {
        const double y = std::round(inner.bottom() - inner.height() * limit / top);
        painter.setPen(QPen(colors.bad, 1, Qt::DashLine));
        painter.drawLine(QPointF(axis.left(), y), QPointF(axis.right(), y));
    }
    const QPointF mark = peakMark(device);
    if (mark.x() < axis.left() || mark.x() > axis.right() ||
        sumOf(m_memory->devices()[device].peak().bytes) <= 0)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.canvas, 1));
    painter.setBrush(colors.text);
    painter.drawPolygon(QPolygonF({mark + QPointF(0, markSize), mark + QPointF(-markSize, -markSize / 2),
                                   mark + QPointF(markSize, -markSize / 2)}));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

/// The upper of the two lines at the left of a row.
QRectF MemoryChart::nameOf(const QRectF& row) const
{
    const double line = fontMetrics().height();
    return {2.0 * gridUnit - 4, row.center().y() - line, viewport().axis().left() - 2.0 * gridUnit, line};
}

QString MemoryChart::peakText(DeviceId device) const
{
    const Device& which = m_memory->run()->problem->topology().device(device);
    const double peak = sumOf(m_memory->devices()[device].peak().bytes);
    if (!isLimited(which))
        return formatBytes(peak);
    const QString both = figureText(peak, peak / which.memoryBytes);
    const bool fits = fontMetrics().horizontalAdvance(both) <= nameOf(rowOf(device)).width();
    return fits ? both : formatShare(peak / which.memoryBytes);
}

void MemoryChart::paintName(QPainter& painter, DeviceId device, const QRectF& row) const
{
    const Tokens colors = tokens(palette());
    const QRectF names(0, row.top(), viewport().axis().left(), row.height());
    painter.fillRect(names, device == m_device ? colors.canvas : colors.surface);
    painter.fillRect(QRectF(0, row.bottom() - 1, width(), 1), colors.line);
    painter.fillRect(QRectF(0, row.top() + rowMargin, 4, row.height() - 2 * rowMargin), deviceColor(device));
    if (device == m_device) {
        painter.setPen(QPen(colors.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(names.adjusted(1, 1, -1, -2));
    }
    const Device& which = m_memory->run()->problem->topology().device(device);
    const double peak = sumOf(m_memory->devices()[device].peak().bytes);
    const QRectF upper = nameOf(row);
    const auto draw = [&](const QRectF& area, const QString& words, const QColor& ink) {
        painter.setPen(ink);
        painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(words, Qt::ElideRight, static_cast<int>(area.width())));
    };
    draw(upper, QString::fromStdString(which.name), colors.text);
    draw(upper.translated(0, upper.height()), peakText(device),
         isLimited(which) && peak > which.memoryBytes ? colors.bad : colors.mutedText);
}

void MemoryChart::paintContent(QPainter& painter, const QRectF& /*content*/, const QRectF& part)
{
    for (const DeviceId d : m_memory->run()->problem->topology().devices()) {
        const QRectF row = rowOf(d);
        if (!row.intersects(part))
            continue;
        paintRow(painter, d, row, part);
        paintMarks(painter, d, row);
        paintName(painter, d, row);
    }
}

void MemoryChart::choose(DeviceId device)
{
    setDevice(device);
    emit deviceChosen(device);
}

void MemoryChart::contentClicked(const QPointF& at)
{
    const auto device = deviceAt(at);
    if (!device)
        return;
    const QPointF away = at - peakMark(*device); // Before the row scrolls into view.
    choose(*device);
    if (std::abs(away.x()) <= 2 * markSize && std::abs(away.y()) <= 2 * markSize)
        emit timeRequested(m_memory->devices()[*device].peak().time);
    else if (at.x() >= namesWidth())
        emit timeRequested(viewport().axis().clampedSeconds(at.x()));
}

bool MemoryChart::takesKey(int key) const
{
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_P || TimelineChart::takesKey(key);
}

void MemoryChart::keyPressEvent(QKeyEvent* event)
{
    const bool up = event->key() == Qt::Key_Up;
    if (m_memory && event->modifiers() == Qt::NoModifier && (up || event->key() == Qt::Key_Down)) {
        const std::size_t last = m_memory->devices().size() - 1;
        const std::size_t now = m_device.value;
        choose(DeviceId{up ? now - std::min<std::size_t>(now, 1) : std::min(now + 1, last)});
        return;
    }
    if (m_memory && event->modifiers() == Qt::NoModifier && event->key() == Qt::Key_P) {
        emit timeRequested(m_memory->devices()[m_device].peak().time);
        return;
    }
    TimelineChart::keyPressEvent(event);
}

QString MemoryChart::tipAt(const QPointF& at) const
{
    const auto device = deviceAt(at);
    if (!device || at.x() < namesWidth())
        return {};
    const double seconds = viewport().axis().clampedSeconds(at.x());
    const HolderBytes bytes = m_memory->devices()[*device].at(seconds);
    QStringList lines{
        tr("%1 at %2: %3", "device, time, bytes")
            .arg(QString::fromStdString(m_memory->run()->problem->topology().device(*device).name),
                 formatMoment(seconds, duration()), formatBytes(sumOf(bytes)))};
    for (std::size_t i = 0; i < memoryHolders; ++i)
        if (bytes[i] > 0)
            lines += tr("%1: %2").arg(holderName(static_cast<MemoryHolder>(i)), formatBytes(bytes[i]));
    return lines.join(QLatin1Char('\n'));
}

bool MemoryChart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString tip = tipAt(help->pos());
        if (tip.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(),
                               tip.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")), this);
        return true;
    }
    return TimelineChart::event(event);
}

} // namespace doppler
