// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/run_tables/run_table_model.h"

#include "widgets/table/table_data.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/swatch.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>
#include <utility>

namespace doppler {

namespace {

QString textOf(const TableColumn& column, std::size_t row)
{
    const std::string_view text = column.text(row);
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// As charts name a channel; the filter knows both.
QString channelLabel(QString name)
{
    return name.replace(QLatin1Char('>'), QStringLiteral("\u2009\u2192\u2009"));
}

} // namespace

QString quantityLabel(ColumnUnit unit, double value)
{
    switch (unit) {
    case ColumnUnit::Seconds:
        return formatSeconds(value);
    case ColumnUnit::Bytes:
        return formatBytes(value);
    case ColumnUnit::Flops:
        return formatFlops(value);
    case ColumnUnit::Share:
        return QLocale().toString(value * 100, 'f', 1) + QStringLiteral(" %");
    case ColumnUnit::Flag:
        return value != 0 ? QCoreApplication::translate("RunTableModel", "yes")
                          : QCoreApplication::translate("RunTableModel", "no");
    default:
        return value == std::floor(value) ? QLocale().toString(static_cast<qlonglong>(value))
                                          : QLocale().toString(value, 'g', 4);
    }
}

QString cellLabel(const TableColumn& column, std::size_t row)
{
    if (column.isText()) {
        const QString text = textOf(column, row);
        return column.spec.name == "channels" ? channelLabel(text) : text;
    }
    const double value = column.numbers[row];
    return std::isnan(value) ? QStringLiteral("–") : quantityLabel(column.spec.unit, value);
}

void RunTableModel::setAnswer(TableAnswerPtr answer)
{
    beginResetModel();
    m_answer = std::move(answer);
    endResetModel();
}

int RunTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_answer ? 0 : static_cast<int>(m_answer->rows.size());
}

int RunTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_answer ? 0 : static_cast<int>(m_answer->shown().columns.size());
}

QVariant RunTableModel::plainValue(const TableColumn& column, std::size_t row) const
{
    if (column.isText())
        return textOf(column, row);
    const double value = column.numbers[row];
    if (std::isnan(value))
        return QString();
    return column.spec.unit == ColumnUnit::Flag ? QVariant(value != 0) : QVariant(value);
}

/// A device has its colour here as everywhere.
QVariant RunTableModel::swatch(const TableColumn& column, std::size_t row) const
{
    const std::string_view name = column.spec.name;
    if (name != "device" && name != "from" && name != "to")
        return {};
    return deviceIcon(column.key(row));
}

QVariant RunTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const TableColumn& cells = column(index.column());
    const std::size_t row = rowAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return cellLabel(cells, row);
    case Qt::TextAlignmentRole:
        return QVariant((cells.isText() ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::DecorationRole:
        return cells.isText() ? swatch(cells, row) : QVariant();
    case plainRole:
        return plainValue(cells, row);
    default:
        return {};
    }
}

QVariant RunTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const ColumnSpec& spec = column(section).spec;
    switch (role) {
    case Qt::DisplayRole:
        return translatedText(std::string(spec.caption));
    case Qt::TextAlignmentRole:
        return QVariant((spec.unit == ColumnUnit::Text ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return QStringLiteral("%1: %2").arg(QString::fromUtf8(spec.name.data(), std::ssize(spec.name)),
                                            translatedText(std::string(spec.help)));
    case plainRole:
        return QString::fromUtf8(spec.name.data(), std::ssize(spec.name));
    default:
        return {};
    }
}

void RunTableModel::retranslate()
{
    if (columnCount() == 0)
        return;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

} // namespace doppler
