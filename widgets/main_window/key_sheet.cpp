// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/key_sheet.h"

#include "widgets/font_size.h"
#include "widgets/main_window/window_actions.h"
#include "widgets/scroll_page.h"
#include "widgets/theme.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

namespace doppler {

namespace {

constexpr int mostColumns = 3;

struct Row {
    QString keys;
    QString text;
};

QString keyText(int key) { return QKeySequence(key).toString(QKeySequence::NativeText); }

std::vector<Row> rowsOf(const KeyGroup& group)
{
    std::vector<Row> rows;
    for (const QAction* action : group.actions)
        if (!action->shortcut().isEmpty())
            rows.push_back({action->shortcut().toString(QKeySequence::NativeText), plainText(*action)});
    for (const KeyLine& line : group.lines) {
        QStringList keys;
        for (const int key : line.keys)
            keys += keyText(key);
        rows.push_back({keys.join(QStringLiteral("  ")), line.text});
    }
    return rows;
}

/// `keyWidth`: of the first column.
QWidget* groupWidget(const QString& titleText, const std::vector<Row>& rows, int keyWidth,
                     const QPalette& palette)
{
    auto* widget = new QWidget;
    auto* grid = new QGridLayout(widget);
    grid->setContentsMargins(0, 0, 0, gridUnit);
    grid->setHorizontalSpacing(2 * gridUnit);
    grid->setVerticalSpacing(gridUnit / 2);
    grid->setColumnStretch(1, 1);
    auto* title = new QLabel(titleText);
    QFont bold = title->font();
    bold.setWeight(QFont::DemiBold);
    title->setFont(bold);
    grid->addWidget(title, 0, 0, 1, 2);
    QPalette accented = palette;
    accented.setColor(QPalette::WindowText, tokens(palette).accent);
    int row = 1;
    for (const auto& [keys, text] : rows) {
        auto* key = new QLabel(keys);
        key->setProperty("data", true);
        key->setMinimumWidth(keyWidth);
        key->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        key->setPalette(accented);
        auto* label = new QLabel(text);
        label->setWordWrap(true);
        label->setMinimumWidth(static_cast<int>(20 * gridUnit * textScale(label->font())));
        grid->addWidget(key, row, 0);
        grid->addWidget(label, row, 1);
        ++row;
    }
    return widget;
}

} // namespace

KeySheet::KeySheet(const std::vector<KeyGroup>& groups, QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("keySheet"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keys"));
    setAccessibleName(tr("Keys"));
    std::size_t total = 0;
    auto keyWidth = static_cast<int>(13 * gridUnit * textScale(font())); // The same in every group.
    for (const KeyGroup& group : groups) {
        const std::vector<Row> rows = rowsOf(group);
        total += rows.empty() ? 0 : rows.size() + 2;
        for (const Row& row : rows)
            keyWidth = std::max(keyWidth, fontMetrics().horizontalAdvance(row.keys) + gridUnit / 2);
    }
    auto* page = new QWidget;
    auto* columns = new QHBoxLayout(page);
    columns->setContentsMargins(3 * gridUnit, 3 * gridUnit, 3 * gridUnit, 2 * gridUnit);
    columns->setSpacing(4 * gridUnit);
    QVBoxLayout* column = nullptr;
    std::size_t used = 0;
    for (const KeyGroup& group : groups) {
        const std::vector<Row> rows = rowsOf(group);
        if (rows.empty())
            continue;
        const auto full = static_cast<std::size_t>(columns->count()) * total / mostColumns;
        if (!column || (columns->count() < mostColumns && used + rows.size() / 2 > full)) {
            if (column)
                column->addStretch();
            column = new QVBoxLayout;
            column->setSpacing(gridUnit);
            columns->addLayout(column, 1);
        }
        column->addWidget(groupWidget(group.title, rows, keyWidth, palette()));
        used += rows.size() + 2;
    }
    if (column)
        column->addStretch();
    auto* scroll = new ScrollPage(page);
    scroll->setObjectName(QStringLiteral("keySheetPage"));
    scroll->setAccessibleName(tr("Keys"));
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    const QSize room = parent ? parent->window()->size() : QSize(1280, 800);
    const int width =
        std::min(room.width() - 4 * gridUnit, static_cast<int>(140 * gridUnit * textScale(font())));
    resize(width, std::min(room.height() - 6 * gridUnit, columns->totalHeightForWidth(width)));
}

} // namespace doppler
