// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/key_sheet.h"

#include "widgets/shell/window_actions.h"
#include "widgets/ui/controls/scroll_page.h"
#include "widgets/ui/controls/search_field.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>

namespace doppler {

namespace {

constexpr std::size_t mostColumns = 4;

struct Row {
    QString keys;
    QString text;
};

int leastTextWidth(const QFont& font) { return static_cast<int>(20 * gridUnit * textScale(font)); }

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

/// A column's width where there is room, with what is beside it.
int columnWidth(const QFont& font) { return static_cast<int>(46 * gridUnit * textScale(font)); }

/// Lines of letters, where a text that does not fit into so many pixels takes two.
std::size_t heightOf(const std::vector<Row>& rows, const QFontMetrics& letters, int room)
{
    return rows.size() + 2 + static_cast<std::size_t>(std::ranges::count_if(rows, [&](const Row& row) {
               return letters.horizontalAdvance(row.text) > room;
           }));
}

/// With how many groups each column begins the next, so that the highest is as low as can be.
std::vector<std::size_t> balanced(const std::vector<std::size_t>& heights, std::size_t columns)
{
    for (std::size_t most = std::ranges::max(heights);; ++most) {
        std::vector<std::size_t> begins{0};
        std::size_t used = 0;
        for (std::size_t group = 0; group < heights.size(); ++group) {
            if (used + heights[group] > most) {
                begins.push_back(group);
                used = 0;
            }
            used += heights[group];
        }
        if (begins.size() <= columns)
            return begins;
    }
}

} // namespace

KeySheet::Group KeySheet::addGroup(const KeyGroup& group, int keyWidth)
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
    QPalette accented = palette();
    accented.setColor(QPalette::WindowText, tokens(palette()).accent);
    Group out{widget, {}};
    for (const auto& [keys, text] : rowsOf(group)) {
        auto* key = new QLabel(keys);
        key->setProperty("data", true);
        key->setMinimumWidth(keyWidth);
        key->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        key->setPalette(accented);
        auto* label = new QLabel(text);
        label->setWordWrap(true);
        label->setMinimumWidth(leastTextWidth(label->font()));
        const int row = grid->rowCount();
        grid->addWidget(key, row, 0);
        grid->addWidget(label, row, 1);
        out.lines.push_back({key, label});
    }
    return out;
}

void KeySheet::filter(const QString& wanted)
{
    bool some = false;
    for (const Group& group : m_groups) {
        bool here = false;
        for (const Line& line : group.lines) {
            const bool fits = line.text->text().contains(wanted, Qt::CaseInsensitive) ||
                              line.keys->text().contains(wanted, Qt::CaseInsensitive);
            line.keys->setVisible(fits);
            line.text->setVisible(fits);
            here = here || fits;
        }
        group.widget->setVisible(here);
        some = some || here;
    }
    m_nothing->setVisible(!some);
}

KeySheet::KeySheet(const std::vector<KeyGroup>& groups, QWidget* parent)
    : QDialog(parent), m_nothing(new QLabel(tr("No matching keyboard shortcut.")))
{
    setObjectName(QStringLiteral("keySheet"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keyboard shortcuts"));
    setAccessibleName(tr("Keyboard shortcuts"));
    constexpr int margin = 3 * gridUnit;
    auto keyWidth = static_cast<int>(13 * gridUnit * textScale(font())); // The same in every group.
    for (const KeyGroup& group : groups)
        for (const Row& row : rowsOf(group))
            keyWidth = std::max(keyWidth, fontMetrics().horizontalAdvance(row.keys) + gridUnit / 2);
    std::vector<std::size_t> heights;
    for (const KeyGroup& group : groups)
        if (const std::vector<Row> rows = rowsOf(group); !rows.empty()) {
            heights.push_back(
                heightOf(rows, fontMetrics(), columnWidth(font()) - margin - keyWidth - 2 * gridUnit));
            m_groups.push_back(addGroup(group, keyWidth));
        }
    const QSize room = parent ? parent->window()->size() : QSize(1280, 800);
    const int most = room.width() - 4 * gridUnit;
    const int column = keyWidth + 2 * gridUnit + leastTextWidth(font()) + margin; // With what is beside it.
    const auto fitting =
        std::clamp<std::size_t>(static_cast<std::size_t>((most - margin) / column), 1, mostColumns);
    auto* page = new QWidget;
    auto* columns = new QHBoxLayout(page);
    columns->setContentsMargins(margin, gridUnit, margin, 2 * gridUnit);
    columns->setSpacing(margin);
    const std::vector<std::size_t> begins = balanced(heights, fitting);
    for (std::size_t i = 0; i < begins.size(); ++i) {
        auto* one = new QVBoxLayout;
        one->setSpacing(gridUnit);
        const std::size_t end = i + 1 < begins.size() ? begins[i + 1] : m_groups.size();
        for (std::size_t group = begins[i]; group < end; ++group)
            one->addWidget(m_groups[group].widget);
        one->addStretch();
        columns->addLayout(one, 1);
    }
    auto* scroll = new ScrollPage(page);
    scroll->setObjectName(QStringLiteral("keySheetPage"));
    scroll->setAccessibleName(tr("Keyboard shortcuts"));
    auto* wanted = new SearchField;
    wanted->setObjectName(QStringLiteral("keyFilter"));
    wanted->setPlaceholderText(tr("Find a key or command"));
    wanted->setAccessibleName(wanted->placeholderText());
    connect(wanted, &QLineEdit::textChanged, this, &KeySheet::filter);
    m_nothing->setObjectName(QStringLiteral("keyNotFound"));
    m_nothing->setContentsMargins(margin, gridUnit, margin, 0);
    m_nothing->hide();
    auto* top = new QHBoxLayout;
    top->setContentsMargins(margin, 2 * gridUnit, margin, gridUnit);
    top->addWidget(wanted);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addLayout(top);
    whole->addWidget(m_nothing);
    whole->addWidget(scroll, 1);
    const int width = std::min(most, static_cast<int>(begins.size()) * columnWidth(font()));
    const int height = columns->totalHeightForWidth(width) + top->sizeHint().height();
    resize(width, std::min(room.height() - 12 * gridUnit, height));
}

} // namespace doppler
