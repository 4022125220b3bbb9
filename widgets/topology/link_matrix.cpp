// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/link_matrix.h"

#include "widgets/topology/heat.h"
#include "widgets/topology/link_model.h"
#include "widgets/topology/topology_draft.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QItemSelection>
#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr int leastCell = 3 * gridUnit;
constexpr int widestCell = 20 * gridUnit;
constexpr int highestCell = 6 * gridUnit;
constexpr double zoomStep = 1.25;
constexpr int mostZoom = 12;

class HeatDelegate : public FieldDelegate {
public:
    explicit HeatDelegate(LinkMatrix* view) : FieldDelegate(view), matrix(view) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Tokens t = tokens(option.palette);
        const auto heat = qobject_cast<const LinkModel*>(index.model())->heat(index);
        painter->save();
        if (heat) {
            const QColor ground = heatColor(*heat, option.palette);
            painter->fillRect(option.rect, ground);
            painter->setPen(textOn(ground));
            if (matrix->numbersShown())
                painter->drawText(option.rect, Qt::AlignCenter, index.data().toString());
        } else {
            painter->fillRect(option.rect, t.surface);
            painter->fillRect(option.rect, QBrush(t.line, Qt::BDiagPattern));
        }
        const auto& islands = matrix->draft().islands();
        const auto at = [&](int device) { return islands[static_cast<std::size_t>(device)]; };
        if (index.column() > 0 && at(index.column()) != at(index.column() - 1))
            painter->fillRect(option.rect.left(), option.rect.top(), 2, option.rect.height(), t.text);
        if (index.row() > 0 && at(index.row()) != at(index.row() - 1))
            painter->fillRect(option.rect.left(), option.rect.top(), option.rect.width(), 2, t.text);
        if (heat && option.state.testFlag(QStyle::State_Selected))
            mark(*painter, option, t);
        painter->restore();
    }

private:
    /// A frame in ground and ink, which is seen on any colour; the cell of the keyboard has a thicker one.
    static void mark(QPainter& painter, const QStyleOptionViewItem& option, const Tokens& t)
    {
        const int width = option.state.testFlag(QStyle::State_HasFocus) ? 3 : 2;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(t.text, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        const double half = width / 2.0;
        const QRectF frame = QRectF(option.rect).adjusted(half, half, -half, -half);
        painter.drawRect(frame);
        painter.setPen(QPen(t.canvas, 1));
        const double inner = half + 0.5;
        painter.drawRect(frame.adjusted(inner, inner, -inner, -inner));
    }

    LinkMatrix* matrix;
};

} // namespace

LinkMatrix::LinkMatrix(const TopologyDraft& draft, LinkModel& model, QWidget* parent)
    : FieldTable(parent), m_draft(draft), m_links(model)
{
    setObjectName(QStringLiteral("linkMatrix"));
    useDelegate(new HeatDelegate(this));
    setModel(&model);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setShowGrid(true);
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()}) {
        header->setSectionResizeMode(QHeaderView::Fixed);
        header->setMinimumSectionSize(leastCell);
        header->setSectionsClickable(true);
        header->setDefaultAlignment(Qt::AlignCenter);
    }
    connect(&model, &QAbstractItemModel::modelReset, this, &LinkMatrix::fit);
    connect(&model, &LinkModel::scaleChanged, this, [this] {
        if (!currentIndex().isValid() && m_links.rowCount() > 1)
            setCurrentIndex(m_links.index(0, 1));
        fit(); // a new name may be longer
        viewport()->update();
    });
}

void LinkMatrix::fit()
{
    const int count = m_links.rowCount();
    if (count == 0)
        return;
    const double scale = std::pow(zoomStep, m_zoom);
    const auto cell = [&](int room, int most) {
        return std::max(leastCell, static_cast<int>(std::clamp(room / count, leastCell, most) * scale));
    };
    // Without scroll bars, which the fitting size makes needless.
    const QSize room = maximumViewportSize();
    const int width = cell(room.width(), widestCell);
    int longest = 0;
    for (const DeviceId d : m_draft.topology()->devices())
        longest = std::max(longest, horizontalHeader()->fontMetrics().horizontalAdvance(
                                        QString::fromStdString(m_draft.topology()->device(d).name)));
    m_links.setColumnsShort(longest + gridUnit > width);
    horizontalHeader()->setDefaultSectionSize(width);
    verticalHeader()->setDefaultSectionSize(cell(room.height(), highestCell));
}

bool LinkMatrix::numbersShown() const
{
    const QFontMetrics metrics = fontMetrics();
    return horizontalHeader()->defaultSectionSize() >=
               metrics.horizontalAdvance(QStringLiteral("00.00")) + 6 &&
           verticalHeader()->defaultSectionSize() >= metrics.height();
}

void LinkMatrix::selectPairs(const std::vector<std::pair<int, int>>& cells)
{
    if (cells.empty())
        return;
    QItemSelection chosen;
    for (std::size_t i = 0; i < cells.size();) { // Runs of a row are one range.
        std::size_t end = i + 1;
        while (end < cells.size() && cells[end].first == cells[i].first &&
               cells[end].second == cells[end - 1].second + 1)
            ++end;
        chosen.append(QItemSelectionRange(model()->index(cells[i].first, cells[i].second),
                                          model()->index(cells[end - 1].first, cells[end - 1].second)));
        i = end;
    }
    selectionModel()->setCurrentIndex(model()->index(cells.front().first, cells.front().second),
                                      QItemSelectionModel::NoUpdate);
    selectionModel()->select(chosen, QItemSelectionModel::ClearAndSelect);
}

void LinkMatrix::zoom(int steps)
{
    m_zoom = std::clamp(m_zoom + steps, 0, mostZoom);
    fit();
}

void LinkMatrix::resizeEvent(QResizeEvent* event)
{
    FieldTable::resizeEvent(event);
    fit();
}

void LinkMatrix::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        FieldTable::wheelEvent(event);
        return;
    }
    zoom(event->angleDelta().y() > 0 ? 1 : -1);
    event->accept();
}

void LinkMatrix::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::ZoomIn) || event->matches(QKeySequence::ZoomOut)) {
        zoom(event->matches(QKeySequence::ZoomIn) ? 1 : -1);
        event->accept();
        return;
    }
    FieldTable::keyPressEvent(event);
}

void LinkMatrix::changeEvent(QEvent* event)
{
    FieldTable::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

} // namespace doppler
