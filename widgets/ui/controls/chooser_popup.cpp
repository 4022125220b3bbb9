// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/chooser_popup.h"

#include "widgets/ui/controls/search_field.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QScreen>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>

namespace doppler {

namespace {

constexpr int popupWidth = 76 * gridUnit;
constexpr int mostHeight = 68 * gridUnit;
constexpr int leastRoom = 40 * gridUnit; ///< With less below the box, the pop-up opens above it.
constexpr int sideMargin = gridUnit + 4;

QFont headingFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

/// A heading, or the name with the note at its right and the summary below.
class RowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int line = option.fontMetrics.height();
        if (isHeading(index))
            return {0, line + gridUnit + (index.row() > 0 ? gridUnit / 2 : 0)};
        return {0, index.data(ChooserModel::SummaryRole).toString().isEmpty() ? line + gridUnit
                                                                              : 2 * line + gridUnit};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        if (isHeading(index))
            paintHeading(*painter, option, index);
        else
            paintRow(*painter, option, index);
        painter->restore();
    }

private:
    static bool isHeading(const QModelIndex& index)
    {
        return index.data(ChooserModel::IdRole).toString().isEmpty();
    }

    static void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index)
    {
        const Tokens t = tokens(option.palette);
        if (index.row() > 0)
            painter.fillRect(QRect(option.rect.left(), option.rect.top(), option.rect.width(), 1), t.line);
        painter.setFont(headingFont(option.font));
        painter.setPen(t.mutedText);
        painter.drawText(option.rect.adjusted(sideMargin, 0, -sideMargin, -gridUnit / 2),
                         Qt::AlignLeft | Qt::AlignBottom, index.data().toString());
    }

    static void paintRow(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index)
    {
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        if (selected)
            painter.fillRect(option.rect, option.palette.highlight());
        const QColor ink = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
        const QColor quiet = selected ? ink : tokens(option.palette).mutedText;
        const QFontMetrics& metrics = option.fontMetrics;
        const QRect area = option.rect.adjusted(sideMargin, gridUnit / 2, -sideMargin, -gridUnit / 2);
        const QString summary = index.data(ChooserModel::SummaryRole).toString();
        QRect top = summary.isEmpty() ? area : QRect(area.topLeft(), QSize(area.width(), metrics.height()));
        const QString note = index.data(ChooserModel::NoteRole).toString();
        painter.setFont(option.font);
        if (!note.isEmpty()) {
            painter.setPen(quiet);
            painter.drawText(top, Qt::AlignVCenter | Qt::AlignRight, note);
            top.setRight(top.right() - metrics.horizontalAdvance(note) - 2 * gridUnit);
        }
        painter.setPen(ink);
        painter.drawText(top, Qt::AlignVCenter | Qt::AlignLeft,
                         metrics.elidedText(index.data().toString(), Qt::ElideRight, top.width()));
        painter.setPen(quiet);
        painter.drawText(
            QRect(area.left(), area.bottom() + 1 - metrics.height(), area.width(), metrics.height()),
            Qt::AlignVCenter | Qt::AlignLeft, metrics.elidedText(summary, Qt::ElideRight, area.width()));
    }
};

} // namespace

ChooserPopup::ChooserPopup(QWidget& box, Source source)
    : QFrame(&box, Qt::Popup), m_box(box), m_source(std::move(source)), m_model(new ChooserModel(this)),
      m_field(new SearchField), m_list(new QListView), m_message(new QLabel)
{
    setObjectName(box.objectName() + QStringLiteral("Popup"));
    setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    m_field->setObjectName(box.objectName() + QStringLiteral("Search"));
    m_field->installEventFilter(this);
    m_field->setTextMargins(2, 0, 2, 0); // In line with the rows.
    m_list->setObjectName(box.objectName() + QStringLiteral("List"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus); // The field keeps the keys and moves the current row.
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_list->setMouseTracking(true);
    m_list->setProperty("data", true);
    m_message->setObjectName(box.objectName() + QStringLiteral("Message"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setContentsMargins(sideMargin - 1, 0, sideMargin - 1, gridUnit);
    m_message->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_message->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, gridUnit, 1, 1);
    column->setSpacing(gridUnit);
    auto* search = new QHBoxLayout;
    search->setContentsMargins(gridUnit, 0, gridUnit, 0);
    search->addWidget(m_field);
    column->addLayout(search);
    column->addWidget(m_list, 1);
    column->addWidget(m_message, 1);
    setFocusProxy(m_field);
    connect(m_field, &QLineEdit::textChanged, this, &ChooserPopup::narrow);
    connect(m_list, &QListView::clicked, this, &ChooserPopup::choose);
    connect(m_list, &QListView::entered, this, [this](const QModelIndex& index) {
        if (index.flags().testFlag(Qt::ItemIsEnabled))
            m_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    });
    restyle();
}

void ChooserPopup::setHint(const QString& hint, const QString& listName)
{
    setAccessibleName(listName);
    m_field->setPlaceholderText(hint);
    m_field->setAccessibleName(hint);
    m_list->setAccessibleName(listName);
}

void ChooserPopup::open(const QString& search, const QString& current)
{
    m_field->setText(search);
    place();
    narrow(search);
    show();
    m_field->setFocus(Qt::PopupFocusReason);
    if (!search.isEmpty())
        return;
    const auto& rows = m_model->rows();
    const auto at = std::ranges::find(rows, current, &ChooserRow::id);
    if (current.isEmpty() || at == rows.end())
        return;
    const QModelIndex index = m_model->index(static_cast<int>(at - rows.begin()));
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index, QListView::PositionAtCenter);
}

/// Below the box, or above it if there is more room there and not enough below.
void ChooserPopup::place()
{
    const double scale = textScale(font());
    const QRect screen = // Some platforms add a frame of two pixels.
        m_box.screen()->availableGeometry().adjusted(gridUnit / 2, 0, -gridUnit / 2, 0);
    const int top = m_box.mapToGlobal(QPoint(0, 0)).y() - 1;
    const int bottom = top + m_box.height() + 2;
    const int roomBelow = screen.bottom() + 1 - bottom - gridUnit;
    const int roomAbove = top - screen.top() - gridUnit;
    const int most = qRound(mostHeight * scale);
    m_above = roomBelow < std::min(most, leastRoom) && roomAbove > roomBelow;
    m_mostHeight = std::min(most, m_above ? roomAbove : roomBelow);
    const int width = std::min(std::max(m_box.width(), qRound(popupWidth * scale)), screen.width());
    const int left = std::clamp(m_box.mapToGlobal(QPoint(0, 0)).x(), screen.left(),
                                std::max(screen.left(), screen.right() + 1 - width));
    resize(width, m_mostHeight);
    move(left, m_above ? top - m_mostHeight : bottom);
}

/// As high as its rows or its message. A pop-up above its box keeps its height, so that the field stays in
/// place.
void ChooserPopup::fit()
{
    if (m_above)
        return;
    const QMargins margins = layout()->contentsMargins();
    const int frame = 2 * frameWidth();
    int content =
        frame + margins.top() + margins.bottom() + layout()->spacing() + m_field->sizeHint().height();
    if (m_list->isHidden())
        content += m_message->heightForWidth(width() - frame - margins.left() - margins.right());
    for (int row = 0; row < m_model->rowCount() && content < m_mostHeight; ++row)
        content += m_list->sizeHintForIndex(m_model->index(row)).height();
    resize(width(), std::min(content, m_mostHeight));
}

void ChooserPopup::narrow(const QString& text)
{
    const QString search = text.trimmed();
    ChooserRows found = m_source(search);
    const auto preferred = std::ranges::find(found.rows, found.preferred, &ChooserRow::id);
    const int row = !found.preferred.isEmpty() && preferred != found.rows.end()
                        ? static_cast<int>(preferred - found.rows.begin())
                        : bestRow(found.rows, search);
    m_model->setRows(std::move(found.rows));
    m_isError = found.isError;
    m_message->setText(found.message);
    m_list->setVisible(row >= 0);
    m_message->setVisible(row < 0);
    restyle();
    fit();
    if (row < 0)
        return;
    m_list->setCurrentIndex(m_model->index(row));
    if (m_model->nextRow(row, -1) == row) // Nothing but its heading is above it.
        m_list->scrollToTop();
}

void ChooserPopup::step(int direction, int rows)
{
    int row = m_list->currentIndex().row();
    for (int i = 0; i < rows; ++i)
        row = m_model->nextRow(row, direction);
    if (row < 0)
        return;
    m_list->setCurrentIndex(m_model->index(row));
    if (m_model->nextRow(row, -1) == row)
        m_list->scrollToTop();
}

int ChooserPopup::shownRows() const
{
    const int row = std::max(1, m_list->sizeHintForIndex(m_list->currentIndex()).height());
    return std::max(1, m_list->viewport()->height() / row - 1);
}

void ChooserPopup::choose(const QModelIndex& index)
{
    const QString id = index.data(ChooserModel::IdRole).toString();
    if (id.isEmpty())
        return;
    dismiss();
    emit chosen(id);
}

void ChooserPopup::dismiss()
{
    hide();
    // Some platforms activate pop-ups. Elsewhere the window is still active.
    if (!m_box.window()->isActiveWindow())
        m_box.window()->activateWindow();
}

bool ChooserPopup::press(int key, Qt::KeyboardModifiers modifiers)
{
    switch (key) {
    case Qt::Key_Down:
        step(1, 1);
        return true;
    case Qt::Key_Up:
        if (modifiers.testFlag(Qt::AltModifier))
            dismiss();
        else
            step(-1, 1);
        return true;
    case Qt::Key_PageDown:
        step(1, shownRows());
        return true;
    case Qt::Key_PageUp:
        step(-1, shownRows());
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_list->isHidden())
            choose(m_list->currentIndex());
        return true;
    case Qt::Key_Escape:
    case Qt::Key_F4:
        dismiss();
        return true;
    case Qt::Key_Tab: // There is nothing else to go to.
    case Qt::Key_Backtab:
        return true;
    default:
        return false;
    }
}

bool ChooserPopup::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (press(key->key(), key->modifiers()))
            return true;
    }
    return QFrame::eventFilter(watched, event);
}

void ChooserPopup::mousePressEvent(QMouseEvent* event)
{
    if (rect().contains(event->position().toPoint()))
        return QFrame::mousePressEvent(event);
    // A click on the box closes its pop-up; repeated there, it would open it again.
    if (m_box.rect().contains(m_box.mapFromGlobal(event->globalPosition().toPoint())))
        setAttribute(Qt::WA_NoMouseReplay);
    hide();
}

void ChooserPopup::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        restyle();
    QFrame::changeEvent(event);
}

void ChooserPopup::restyle()
{
    const Tokens t = tokens(palette());
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, m_isError ? t.bad : t.mutedText);
    m_message->setPalette(ink);
    setAutoFillBackground(true);
}

} // namespace doppler
