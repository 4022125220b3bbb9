// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/table_data.h"

#include "core/io/bytes/csv_writing.h"
#include "core/io/json/json_value.h"

#include <QAbstractItemModel>
#include <QCoreApplication>
#include <QHeaderView>
#include <QLocale>
#include <QTableView>
#include <QTreeView>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

bool isNumber(const QVariant& cell)
{
    switch (cell.typeId()) {
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
    case QMetaType::Double:
        return true;
    default:
        return false;
    }
}

QString textOf(const QVariant& cell)
{
    return cell.typeId() == QMetaType::Double
               ? QString::number(cell.toDouble(), 'g', QLocale::FloatingPointShortest)
               : cell.toString();
}

QString captionOf(const QAbstractItemModel& model, int section, Qt::Orientation side)
{
    const QVariant plain = model.headerData(section, side, plainRole);
    return (plain.isValid() ? plain : model.headerData(section, side, Qt::DisplayRole)).toString();
}

QVariant cellOf(const QModelIndex& index)
{
    const QVariant plain = index.data(plainRole);
    return plain.isValid() ? plain : index.data();
}

/// The captions of rows are names.
bool hasNamedRows(const QAbstractItemModel& model)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString caption = captionOf(model, row, Qt::Vertical);
        if (!caption.isEmpty() && caption != QString::number(row + 1))
            return true;
    }
    return false;
}

bool hasRowsInRows(const QAbstractItemModel& model)
{
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.hasChildren(model.index(row, 0)))
            return true;
    return false;
}

TableData tableOf(const QAbstractItemModel& model, const std::vector<int>& columns)
{
    TableData table;
    const bool named = hasNamedRows(model);
    const bool nested = hasRowsInRows(model);
    if (nested)
        table.captions += QCoreApplication::translate("TableData", "Group");
    if (named)
        table.captions += QString();
    if (nested || named || columns.size() > 1)
        for (const int column : columns)
            table.captions += captionOf(model, column, Qt::Horizontal);
    const std::function<void(const QModelIndex&, const QString&)> add = [&](const QModelIndex& parent,
                                                                            const QString& path) {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            QVariantList cells;
            if (nested)
                cells += path;
            if (named)
                cells += captionOf(model, row, Qt::Vertical);
            for (const int column : columns)
                cells += cellOf(model.index(row, column, parent));
            table.rows.push_back(cells);
            if (const QModelIndex first = model.index(row, 0, parent); model.hasChildren(first))
                add(first, path.isEmpty() ? first.data().toString()
                                          : path + QLatin1Char('/') + first.data().toString());
        }
    };
    add({}, {});
    return table;
}

QHeaderView* headerOf(const QAbstractItemView& view)
{
    if (const auto* table = qobject_cast<const QTableView*>(&view))
        return table->horizontalHeader();
    const auto* tree = qobject_cast<const QTreeView*>(&view);
    return tree ? tree->header() : nullptr;
}

/// Lines of fields, each made of its text by `field`.
template <class Field>
QString lines(const TableData& table, QChar between, const Field& field)
{
    QString text;
    const auto addLine = [&](const auto& cells, const auto& asText) {
        QStringList fields;
        for (const auto& cell : cells)
            fields += field(asText(cell));
        text += fields.join(between) + QLatin1Char('\n');
    };
    if (!table.captions.isEmpty())
        addLine(table.captions, [](const QString& caption) { return caption; });
    for (const QVariantList& row : table.rows)
        addLine(row, textOf);
    return text;
}

Json jsonOf(const QVariant& cell)
{
    if (!cell.isValid())
        return nullptr;
    if (cell.typeId() == QMetaType::Bool)
        return cell.toBool();
    if (cell.typeId() == QMetaType::Double)
        return std::isfinite(cell.toDouble()) ? Json(cell.toDouble()) : Json();
    if (cell.typeId() == QMetaType::ULongLong)
        return cell.toULongLong();
    if (isNumber(cell))
        return cell.toLongLong();
    return cell.toString().toStdString();
}

/// Captions that differ.
std::vector<std::string> keysOf(const QStringList& captions)
{
    std::vector<std::string> keys;
    for (const QString& caption : captions) {
        const std::string plain = caption.toStdString();
        std::string key = plain;
        for (int number = 2; std::ranges::find(keys, key) != keys.end(); ++number)
            key = plain + " " + std::to_string(number);
        keys.push_back(key);
    }
    return keys;
}

} // namespace

TableData tableOf(const QAbstractItemModel& model)
{
    std::vector<int> columns;
    for (int column = 0; column < model.columnCount(); ++column)
        columns.push_back(column);
    return tableOf(model, columns);
}

TableData tableOf(const QAbstractItemView& view)
{
    const QHeaderView* header = headerOf(view);
    if (!header)
        return tableOf(*view.model());
    std::vector<int> columns;
    for (int place = 0; place < header->count(); ++place)
        if (const int column = header->logicalIndex(place); !header->isSectionHidden(column))
            columns.push_back(column);
    return tableOf(*view.model(), columns);
}

QString tabText(const TableData& table)
{
    return lines(table, QLatin1Char('\t'), [](QString text) {
        for (const char between : {'\t', '\n', '\r'})
            text.replace(QLatin1Char(between), QLatin1Char(' '));
        return QString::fromStdString(spreadsheetText(text.toStdString()));
    });
}

QString csvText(const TableData& table)
{
    return lines(table, QLatin1Char(','),
                 [](const QString& text) { return QString::fromStdString(csvField(text.toStdString())); });
}

QString jsonText(const TableData& table)
{
    const std::vector<std::string> keys = keysOf(table.captions);
    Json list = Json::array();
    for (const QVariantList& row : table.rows) {
        Json entry = Json::object();
        for (qsizetype i = 0; i < row.size(); ++i)
            if (keys.empty())
                entry = jsonOf(row[i]);
            else
                entry[keys[static_cast<std::size_t>(i)]] = jsonOf(row[i]);
        list.push_back(std::move(entry));
    }
    return QString::fromStdString(list.text(2)) + QLatin1Char('\n');
}

} // namespace doppler
