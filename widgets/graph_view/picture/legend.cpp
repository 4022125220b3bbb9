// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/legend.h"

#include "widgets/graph_view/picture/backdrop.h"
#include "widgets/graph_view/picture/graph_painter.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/font_size.h"

#include <QFocusEvent>
#include <QFontMetricsF>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

constexpr double swatchSide = 12;
constexpr double inset = 6;
constexpr int mostRows = 2;

double entryHeight(const QFont& font) { return std::round(24 * textScale(font)); }

QString shareText(const LegendEntry& entry) { return entry.share ? formatShare(*entry.share) : QString(); }

/// One device of the legend.
class LegendButton : public QAbstractButton {
public:
    explicit LegendButton(QWidget* parent) : QAbstractButton(parent)
    {
        setCheckable(true);
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
    }
    void show(const LegendEntry& entry, bool dim)
    {
        if (m_entry == entry && m_dim == dim)
            return;
        m_entry = entry;
        m_dim = dim;
        update();
    }
    void setDropTarget(bool target)
    {
        m_target = target;
        update();
    }
    [[nodiscard]] QSize sizeHint() const override { return legendEntrySize(m_entry, font()).toSize(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Tokens t = tokens(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isChecked() || underMouse() || m_byKey || m_target) {
            QColor ground = m_target ? t.accent : t.surface;
            ground.setAlphaF(m_target ? 0.2F : 1.0F);
            painter.setPen(m_byKey || isChecked() || m_target ? QPen(t.accent, 1.5) : QPen(t.line, 1));
            painter.setBrush(ground);
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
        }
        paintLegendEntry(painter, rect(), m_entry, font(), t, m_dim);
    }

    // The ring shows where keys go, so only keys bring it.
    void focusInEvent(QFocusEvent* event) override
    {
        m_byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
        QAbstractButton::focusInEvent(event);
    }
    void focusOutEvent(QFocusEvent* event) override
    {
        m_byKey = false;
        QAbstractButton::focusOutEvent(event);
    }

private:
    LegendEntry m_entry;
    bool m_dim = false;
    bool m_byKey = false;
    bool m_target = false;
};

} // namespace

QSizeF legendEntrySize(const LegendEntry& entry, const QFont& font)
{
    const QFontMetricsF metrics(font);
    double width = inset + swatchSide + inset + metrics.horizontalAdvance(entry.name) + inset;
    if (entry.share) // Room for the widest share, so that the legend stands still while the run changes.
        width += std::max(metrics.horizontalAdvance(formatShare(0.0888)),
                          metrics.horizontalAdvance(formatShare(1))) +
                 inset / 2;
    return {std::ceil(width), entryHeight(font)};
}

void paintLegendEntry(QPainter& painter, const QRectF& rect, const LegendEntry& entry, const QFont& font,
                      const Tokens& tokens, bool dim)
{
    dim = dim || entry.hidden;
    const auto shade = [&](const QColor& color) { return dim ? dimmed(color, tokens) : color; };
    const BoxStyle style = boxStyle(entry.swatch, {}, dim, tokens);
    const QRectF swatch(rect.left() + inset, rect.center().y() - swatchSide / 2, swatchSide, swatchSide);
    paintBoxShape(painter, swatch, 3, style);
    const QFontMetricsF metrics(font);
    const double nameWidth = metrics.horizontalAdvance(entry.name);
    QRectF text(swatch.right() + inset, rect.top(), nameWidth + 1, rect.height());
    painter.setFont(font);
    painter.setPen(shade(tokens.text));
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft, entry.name);
    text =
        QRectF(QPointF(text.right() + inset / 2, rect.top()), QPointF(rect.right() - inset, rect.bottom()));
    painter.setPen(shade(tokens.mutedText));
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignRight, shareText(entry));
}

namespace {

/// One past the last entry of the row that begins with `first`, and the row's width.
std::pair<std::size_t, double> rowEnd(const std::vector<LegendEntry>& entries, std::size_t first, double most,
                                      const QFont& font)
{
    double width = 0;
    std::size_t end = first;
    for (; end < entries.size(); ++end) {
        const double next = legendEntrySize(entries[end], font).width();
        if (end > first && width + next > most)
            break;
        width += next;
    }
    return {end, width};
}

} // namespace

double legendHeight(double width, const std::vector<LegendEntry>& entries, const QFont& font)
{
    double height = 0;
    for (std::size_t first = 0; first < entries.size(); height += entryHeight(font))
        first = rowEnd(entries, first, width, font).first;
    return height;
}

void paintLegend(QPainter& painter, const QRectF& rect, const std::vector<LegendEntry>& entries,
                 const QFont& font, const Tokens& tokens)
{
    double top = rect.top();
    for (std::size_t first = 0; first < entries.size(); top += entryHeight(font)) {
        const auto [end, width] = rowEnd(entries, first, rect.width(), font);
        double left = rect.right() - width;
        for (; first < end; ++first) {
            const QSizeF size = legendEntrySize(entries[first], font);
            paintLegendEntry(painter, QRectF(QPointF(left, top), size), entries[first], font, tokens, false);
            left += size.width();
        }
    }
}

namespace {

/// As an entry of a menu.
QString titleOf(const LegendEntry& entry)
{
    return entry.share ? DeviceLegend::tr("%1   %2").arg(entry.name, formatShare(*entry.share)) : entry.name;
}

} // namespace

DeviceLegend::DeviceLegend(QWidget* parent) : QWidget(parent), m_more(new QToolButton(this))
{
    setObjectName(QStringLiteral("deviceLegend"));
    m_more->setObjectName(QStringLiteral("moreDevices"));
    m_more->setAutoRaise(true);
    m_more->hide();
    connect(m_more, &QToolButton::clicked, this, &DeviceLegend::openMore);
    m_more->setContextMenuPolicy(Qt::CustomContextMenu); // Here is no other menu that could be meant.
    connect(m_more, &QWidget::customContextMenuRequested, this, &DeviceLegend::openMore);
    retranslate();
}

void DeviceLegend::retranslate()
{
    setAccessibleName(tr("Devices"));
    m_more->setAccessibleName(tr("More devices"));
    m_more->setToolTip(tr("More devices. Each device's menu highlights it, selects, locks and unlocks its "
                          "vertices, sets its colour and hides it."));
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const LegendEntry& entry = m_entries[i];
        const QString what = entry.share
                                 ? tr("%1: %2 of the vertices").arg(entry.name, formatShare(*entry.share))
                                 : entry.name;
        m_buttons[i]->setAccessibleName(what);
        m_buttons[i]->setToolTip(tr("%1. Click to highlight. Right-click or press the Menu key to select, "
                                    "lock or unlock its vertices, set its colour or hide it.")
                                     .arg(what));
    }
}

void DeviceLegend::setEntries(std::vector<LegendEntry> entries)
{
    if (m_entries == entries)
        return;
    m_entries = std::move(entries);
    while (m_buttons.size() > m_entries.size()) {
        m_buttons.back()
            ->hide(); // It may be what is being clicked, so it goes later; nothing hears it until then.
        m_buttons.back()->disconnect(this);
        m_buttons.back()->deleteLater();
        m_buttons.pop_back();
    }
    while (m_buttons.size() < m_entries.size()) {
        auto* button = new LegendButton(this);
        const std::size_t index = m_buttons.size();
        button->setObjectName(QStringLiteral("device%1").arg(index));
        connect(button, &QAbstractButton::clicked, this,
                [this, index] { emit deviceClicked(m_entries[index].device); });
        button->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(button, &QWidget::customContextMenuRequested, this, [this, index, button](const QPoint& at) {
            emit menuRequested(m_entries[index].device, button->mapToGlobal(at));
        });
        m_buttons.push_back(button);
    }
    setHighlighted(m_highlighted);
    retranslate();
}

void DeviceLegend::setHighlighted(std::optional<DeviceId> device)
{
    m_highlighted = device;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const bool lit = device == m_entries[i].device;
        m_buttons[i]->setChecked(lit);
        static_cast<LegendButton*>(m_buttons[i])->show(m_entries[i], device && !lit);
    }
}

std::optional<DeviceId> DeviceLegend::deviceAt(const QPoint& position) const
{
    for (std::size_t i = 0; i < m_shown; ++i)
        if (m_buttons[i]->geometry().contains(position))
            return m_entries[i].device;
    return {};
}

void DeviceLegend::setDropTarget(std::optional<DeviceId> device)
{
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        static_cast<LegendButton*>(m_buttons[i])->setDropTarget(device == m_entries[i].device);
}

void DeviceLegend::arrange(int width)
{
    // First into rows, then each row to the right.
    struct Row {
        std::vector<QWidget*> items;
        int width = 0;
    };
    std::vector<Row> rows(1);
    const int height = static_cast<int>(entryHeight(font()));
    m_more->setText(QStringLiteral("+%1").arg(m_entries.size()));
    m_more->setFixedHeight(height);
    const int moreWidth = m_more->sizeHint().width();
    m_shown = 0;
    for (; m_shown < m_entries.size(); ++m_shown) {
        const int next = m_buttons[m_shown]->sizeHint().width();
        const bool lastRow = rows.size() == mostRows;
        const bool lastEntry = m_shown + 1 == m_entries.size();
        if (rows.back().width + next + (lastRow && !lastEntry ? moreWidth : 0) > width) {
            if (lastRow)
                break;
            rows.emplace_back();
        }
        rows.back().items.push_back(m_buttons[m_shown]);
        rows.back().width += next;
    }
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setVisible(i < m_shown);
    m_more->setVisible(m_shown < m_entries.size());
    if (m_shown < m_entries.size()) {
        m_more->setText(QStringLiteral("+%1").arg(m_entries.size() - m_shown));
        rows.back().items.push_back(m_more);
        rows.back().width += moreWidth;
    }
    int widest = 0;
    for (const Row& row : rows)
        widest = std::max(widest, row.width);
    int y = 0;
    for (const Row& row : rows) {
        int x = widest - row.width;
        for (QWidget* item : row.items) {
            const int itemWidth = item == m_more ? moreWidth : item->sizeHint().width();
            item->setGeometry(x, y, itemWidth, height);
            x += itemWidth;
        }
        y += height;
    }
    resize(widest, m_entries.empty() ? 0 : y);
}

bool DeviceLegend::hasMoreAt(const QPoint& position) const
{
    return m_more->isVisible() && m_more->geometry().contains(position);
}

bool DeviceLegend::has(DeviceId device) const
{
    return std::ranges::find(m_entries, device, &LegendEntry::device) != m_entries.end();
}

QIcon DeviceLegend::iconOf(const LegendEntry& entry) const
{
    QPixmap swatch(QSize(16, 16) * devicePixelRatioF());
    swatch.setDevicePixelRatio(devicePixelRatioF());
    swatch.fill(Qt::transparent);
    QPainter painter(&swatch);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBoxShape(painter, QRectF(2, 2, 12, 12), 3, boxStyle(entry.swatch, {}, false, tokens(palette())));
    painter.end();
    return swatch;
}

void DeviceLegend::popUpMore(QMenu& menu) const
{
    menu.exec(m_more->mapToGlobal(QPoint(0, m_more->height())));
}

// While one of these menus is open another run may bring other entries.

void DeviceLegend::askMore(const std::function<void(DeviceId)>& chosen)
{
    QMenu menu(this);
    for (std::size_t i = m_shown; i < m_entries.size(); ++i) {
        const LegendEntry& entry = m_entries[i];
        QAction* action = menu.addAction(iconOf(entry), titleOf(entry));
        action->setCheckable(true);
        action->setChecked(m_highlighted == entry.device);
        connect(action, &QAction::triggered, this, [this, chosen, device = entry.device] {
            if (has(device))
                chosen(device);
        });
    }
    popUpMore(menu);
}

void DeviceLegend::openMore()
{
    QMenu menu(this);
    for (std::size_t i = m_shown; i < m_entries.size(); ++i) {
        const LegendEntry& entry = m_entries[i];
        QMenu* ofDevice = menu.addMenu(iconOf(entry), titleOf(entry));
        ofDevice->setObjectName(QStringLiteral("menuOfDevice%1").arg(i));
        ofDevice->menuAction()->setCheckable(true);
        ofDevice->menuAction()->setChecked(m_highlighted == entry.device);
        connect(ofDevice, &QMenu::aboutToShow, this,
                [this, ofDevice, device = entry.device] { fillMenu(*ofDevice, device); });
    }
    popUpMore(menu);
}

void DeviceLegend::fillMenu(QMenu& menu, DeviceId device)
{
    menu.clear();
    if (!has(device))
        return;
    QAction* highlight = menu.addAction(tr("Highlight"));
    highlight->setObjectName(QStringLiteral("highlightDevice"));
    highlight->setCheckable(true);
    highlight->setChecked(m_highlighted == device);
    connect(highlight, &QAction::triggered, this, [this, device] {
        if (has(device))
            emit deviceClicked(device);
    });
    menu.addSeparator();
    emit menuFilling(device, &menu);
}

void DeviceLegend::paintEvent(QPaintEvent*) { paintBackdrop(*this); }

} // namespace doppler
