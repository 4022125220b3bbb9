// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/palette/command_palette.h"

#include "widgets/ui/controls/search_field.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <climits>

namespace doppler {

namespace {

/// A match of its place or its keyword counts less than one of its text.
constexpr int elsewhere = 30;
constexpr int paletteWidth = 76 * gridUnit;
constexpr int shownRows = 12;

/// The text with the letters that matched, its place after it, its key at the right.
class EntryDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {0, option.fontMetrics.height() + gridUnit};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Tokens t = tokens(option.palette);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        if (selected)
            painter->fillRect(option.rect, option.palette.highlight());
        const QColor ink = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
        const QColor quiet = selected ? ink : t.mutedText;
        QRect area = option.rect.adjusted(gridUnit + 4, 0, -gridUnit - 4, 0);
        const QString key = index.data(PaletteModel::KeyRole).toString();
        if (!key.isEmpty()) {
            painter->setPen(quiet);
            painter->drawText(area, Qt::AlignVCenter | Qt::AlignRight, key);
            area.setRight(area.right() - option.fontMetrics.horizontalAdvance(key) - 2 * gridUnit);
        }
        QString text = index.data(Qt::DisplayRole).toString();
        if (index.data(PaletteModel::CheckedRole).toBool())
            text += QStringLiteral("  ✓");
        const int used = drawText(*painter, area, option, text, index, ink, selected ? ink : t.accent);
        area.setLeft(area.left() + used + 2 * gridUnit);
        painter->setPen(quiet);
        const QString place = index.data(PaletteModel::PlaceRole).toString();
        painter->drawText(area, Qt::AlignVCenter | Qt::AlignLeft,
                          option.fontMetrics.elidedText(place, Qt::ElideRight, area.width()));
        painter->restore();
    }

private:
    /// Its width in pixels.
    static int drawText(QPainter& painter, const QRect& area, const QStyleOptionViewItem& option,
                        const QString& text, const QModelIndex& index, const QColor& ink, const QColor& lit)
    {
        const QString shown = option.fontMetrics.elidedText(text, Qt::ElideRight, area.width());
        QTextLayout layout(shown, option.font);
        QList<QTextLayout::FormatRange> ranges;
        for (const QVariant& letter : index.data(PaletteModel::LettersRole).toList()) {
            QTextCharFormat format;
            format.setForeground(lit);
            format.setFontWeight(QFont::Bold);
            if (letter.toInt() < shown.size())
                ranges += {letter.toInt(), 1, format};
        }
        layout.setFormats(ranges);
        layout.beginLayout();
        QTextLine line = layout.createLine();
        line.setLineWidth(INT_MAX);
        layout.endLayout();
        painter.setPen(ink);
        layout.draw(&painter, QPointF(area.left(), area.top() + (area.height() - line.height()) / 2));
        return static_cast<int>(line.naturalTextWidth());
    }
};

} // namespace

PaletteModel::PaletteModel(std::vector<PaletteEntry> entries, const QStringList& recent, QObject* parent)
    : QAbstractListModel(parent), m_entries(std::move(entries))
{
    for (const PaletteEntry& entry : m_entries) {
        const auto at = recent.indexOf(entry.id);
        m_recency.push_back(at < 0 ? INT_MAX : static_cast<int>(at));
    }
    setPattern({});
}

void PaletteModel::setPattern(const QString& pattern)
{
    beginResetModel();
    m_found.clear();
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const PaletteEntry& entry = m_entries[i];
        if (auto match = fuzzyMatch(pattern, entry.text)) {
            m_found.push_back({i, match->score, std::move(match->letters)});
            continue;
        }
        const auto whole = fuzzyMatch(pattern, entry.place + QLatin1Char(' ') + entry.text);
        const auto keyword = fuzzyMatch(pattern, entry.keyword);
        if (whole || keyword)
            m_found.push_back(
                {i,
                 std::max(whole ? whole->score : INT_MIN, keyword ? keyword->score : INT_MIN) - elsewhere,
                 {}});
    }
    std::ranges::stable_sort(m_found, [this](const Found& one, const Found& other) {
        return one.score != other.score ? one.score > other.score
                                        : m_recency[one.entry] < m_recency[other.entry];
    });
    endResetModel();
}

int PaletteModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_found.size());
}

const PaletteEntry& PaletteModel::entry(int row) const
{
    return m_entries[m_found[static_cast<std::size_t>(row)].entry];
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const PaletteEntry& shown = entry(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown.text;
    case Qt::AccessibleTextRole:
        return QStringList{shown.text, shown.place, shown.key}.join(QStringLiteral(", "));
    case PlaceRole:
        return shown.place;
    case KeyRole:
        return shown.key;
    case CheckedRole:
        return shown.checked;
    case LettersRole: {
        QVariantList letters;
        for (const int letter : m_found[static_cast<std::size_t>(index.row())].letters)
            letters += letter;
        return letters;
    }
    default:
        return {};
    }
}

CommandPalette::CommandPalette(std::vector<PaletteEntry> entries, const QStringList& recent, QWidget* parent)
    : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint),
      m_model(new PaletteModel(std::move(entries), recent, this)), m_field(new SearchField),
      m_list(new QListView), m_nothing(new QLabel)
{
    setObjectName(QStringLiteral("commandPalette"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Commands"));
    setAccessibleName(windowTitle());
    m_field->setObjectName(QStringLiteral("paletteField"));
    m_field->setPlaceholderText(tr("Search commands, placers, samples, files and runs"));
    m_field->setAccessibleName(m_field->placeholderText());
    m_field->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("paletteList"));
    m_list->setAccessibleName(windowTitle());
    m_list->setModel(m_model);
    m_list->setItemDelegate(new EntryDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setProperty("data", true);
    m_nothing->setText(tr("No matches"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridUnit, gridUnit, gridUnit, gridUnit);
    column->setSpacing(gridUnit);
    column->addWidget(m_field);
    column->addWidget(m_list, 1);
    column->addWidget(m_nothing, 1);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::narrow);
    connect(m_list, &QListView::clicked, this, &CommandPalette::choose);
    connect(m_list, &QListView::activated, this, &CommandPalette::choose);
    narrow({});
    const int row = m_list->fontMetrics().height() + gridUnit;
    resize(std::min(qRound(paletteWidth * textScale(font())), parent->width() - 4 * gridUnit),
           std::min(m_field->sizeHint().height() + shownRows * row + 4 * gridUnit,
                    parent->height() - 4 * gridUnit));
    move(parent->mapToGlobal(QPoint((parent->width() - width()) / 2, 6 * gridUnit)));
    m_field->setFocus();
}

void CommandPalette::narrow(const QString& text)
{
    m_model->setPattern(text);
    const bool some = m_model->rowCount() > 0;
    m_list->setVisible(some);
    m_nothing->setVisible(!some);
    if (some)
        m_list->setCurrentIndex(m_model->index(0));
}

void CommandPalette::step(int rows)
{
    const int count = m_model->rowCount();
    if (count > 0)
        m_list->setCurrentIndex(
            m_model->index(std::clamp(m_list->currentIndex().row() + rows, 0, count - 1)));
}

void CommandPalette::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const PaletteEntry entry = m_model->entry(index.row());
    emit chosen(entry.id);
    close();
    entry.run();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Down:
        step(1);
        return true;
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_PageDown:
        step(shownRows);
        return true;
    case Qt::Key_PageUp:
        step(-shownRows);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(m_list->currentIndex());
        return true;
    default:
        return QDialog::eventFilter(watched, event);
    }
}

} // namespace doppler
