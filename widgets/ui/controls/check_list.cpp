// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/check_list.h"

#include "widgets/ui/controls/plain_tip.h"
#include "widgets/ui/controls/search_field.h"
#include "widgets/ui/theme/theme.h"

#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace doppler {

namespace {

constexpr int idRole = Qt::UserRole;

QListWidgetItem* itemOf(const QListWidget* list, const QString& id)
{
    for (int row = 0; row < list->count(); ++row)
        if (list->item(row)->data(idRole).toString() == id)
            return list->item(row);
    return nullptr;
}

} // namespace

CheckList::CheckList(QWidget* parent) : QWidget(parent), m_search(new SearchField), m_list(new QListWidget)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridUnit / 2);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    m_list->setProperty("data", true); // Names and papers: nothing to translate.
    m_list->setUniformItemSizes(true);
    m_list->setMinimumHeight(10 * gridUnit);
    connect(m_search, &QLineEdit::textChanged, this, &CheckList::narrow);
    connect(m_list, &QListWidget::itemChanged, this, &CheckList::changed);
    connect(m_list, &QListWidget::currentItemChanged, this, &CheckList::currentChanged);
}

void CheckList::set(const QString& id, const QString& title, const QString& tip)
{
    const QSignalBlocker quiet(m_list);
    QListWidgetItem* item = itemOf(m_list, id);
    if (!item) {
        item = new QListWidgetItem(m_list);
        item->setData(idRole, id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    item->setText(title);
    item->setToolTip(plainTip(tip));
}

void CheckList::setChecked(const QString& id, bool checked)
{
    if (QListWidgetItem* item = itemOf(m_list, id))
        item->setCheckState(checked ? Qt::Checked : Qt::Unchecked);
}

std::vector<QString> CheckList::checked() const
{
    std::vector<QString> out;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->checkState() == Qt::Checked)
            out.push_back(m_list->item(row)->data(idRole).toString());
    return out;
}

std::vector<QString> CheckList::ids() const
{
    std::vector<QString> out;
    for (int row = 0; row < m_list->count(); ++row)
        out.push_back(m_list->item(row)->data(idRole).toString());
    return out;
}

QString CheckList::current() const
{
    const QListWidgetItem* item = m_list->currentItem();
    return item ? item->data(idRole).toString() : QString();
}

void CheckList::setNames(const QString& list, const QString& search)
{
    m_list->setAccessibleName(list);
    m_search->setAccessibleName(search);
    m_search->setPlaceholderText(search);
}

void CheckList::narrow(const QString& text)
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        item->setHidden(!item->text().contains(text, Qt::CaseInsensitive) &&
                        !item->data(idRole).toString().contains(text, Qt::CaseInsensitive));
    }
}

} // namespace doppler
