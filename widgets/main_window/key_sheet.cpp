// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/key_sheet.h"

#include "widgets/main_window/window_actions.h"
#include "widgets/theme.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

namespace doppler {

namespace {

bool hasKey(const QAction* action) { return !action->shortcut().isEmpty(); }

QWidget* groupWidget(const KeyGroup& group, const QPalette& palette)
{
    auto* widget = new QWidget;
    auto* grid = new QGridLayout(widget);
    grid->setContentsMargins(0, 0, 0, gridUnit);
    grid->setHorizontalSpacing(2 * gridUnit);
    grid->setVerticalSpacing(gridUnit / 2);
    grid->setColumnStretch(1, 1);
    auto* title = new QLabel(group.title);
    QFont bold = title->font();
    bold.setWeight(QFont::DemiBold);
    title->setFont(bold);
    grid->addWidget(title, 0, 0, 1, 2);
    int row = 1;
    for (const QAction* action : group.actions) {
        if (!hasKey(action))
            continue;
        auto* key = new QLabel(action->shortcut().toString(QKeySequence::NativeText));
        key->setProperty("data", true);
        key->setMinimumWidth(13 * gridUnit);
        QPalette muted = palette;
        muted.setColor(QPalette::WindowText, tokens(palette).accent);
        key->setPalette(muted);
        grid->addWidget(key, row, 0);
        grid->addWidget(new QLabel(plainText(*action)), row, 1);
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
    std::ptrdiff_t total = 0;
    for (const KeyGroup& group : groups)
        total += std::ranges::count_if(group.actions, hasKey) + 2;
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(3 * gridUnit, 3 * gridUnit, 3 * gridUnit, 2 * gridUnit);
    columns->setSpacing(5 * gridUnit);
    QVBoxLayout* column = nullptr;
    std::ptrdiff_t used = 0;
    for (const KeyGroup& group : groups) {
        const std::ptrdiff_t rows = std::ranges::count_if(group.actions, hasKey);
        if (rows == 0)
            continue;
        if (!column || (columns->count() == 1 && used + rows / 2 > total / 2)) {
            if (column)
                column->addStretch();
            column = new QVBoxLayout;
            column->setSpacing(gridUnit);
            columns->addLayout(column);
        }
        column->addWidget(groupWidget(group, palette()));
        used += rows + 2;
    }
    if (column)
        column->addStretch();
}

} // namespace doppler
