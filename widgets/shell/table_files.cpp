// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/table_files.h"

#include "core/io/bytes/file.h"
#include "core/io/bytes/table_markup.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/save_file.h"
#include "widgets/ui/theme/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QTableView>
#include <QTextEdit>
#include <QTreeView>

namespace doppler {

namespace {

/// The item view that the widget is, is the ground of, or is a head of.
QAbstractItemView* itemViewOf(QWidget* widget)
{
    auto* view = qobject_cast<QAbstractItemView*>(widget);
    if (!view && widget)
        view = qobject_cast<QAbstractItemView*>(widget->parentWidget());
    if (view && view != widget && view->viewport() != widget)
        return nullptr; // A scroll bar, or what is typed into.
    return qobject_cast<QHeaderView*>(view) ? itemViewOf(view->parentWidget()) : view;
}

/// The table whose menu is asked for and that has none of its own.
QWidget* menulessTable(QWidget* widget)
{
    if (QAbstractItemView* view = itemViewOf(widget)) {
        const bool kind = qobject_cast<QTableView*>(view) || qobject_cast<QTreeView*>(view);
        return kind && view->contextMenuPolicy() == Qt::DefaultContextMenu ? view : nullptr;
    }
    const auto* label = qobject_cast<QLabel*>(widget);
    if (label && label->hasSelectedText())
        return nullptr; // Its own menu copies that.
    const auto* text = widget ? qobject_cast<QTextEdit*>(widget->parentWidget()) : nullptr;
    if (text && text->textCursor().hasSelection())
        return nullptr;
    for (QWidget* around = widget; around && !around->isWindow(); around = around->parentWidget())
        if (dynamic_cast<TableSource*>(around) && !qobject_cast<QAbstractItemView*>(around))
            return around;
    return nullptr;
}

TableFormat formatOf(const QString& file)
{
    const auto endsWith = [&](const char* extension) {
        return file.endsWith(QLatin1String(extension), Qt::CaseInsensitive);
    };
    return endsWith(".json")  ? TableFormat::Json
           : endsWith(".tsv") ? TableFormat::Tsv
           : endsWith(".md")  ? TableFormat::Markdown
           : endsWith(".tex") ? TableFormat::Latex
                              : TableFormat::Csv;
}

QString textOf(const TableData& table, TableFormat format)
{
    switch (format) {
    case TableFormat::Json:
        return jsonText(table);
    case TableFormat::Tsv:
        return tabText(table);
    case TableFormat::Markdown:
        return QString::fromStdString(markdownTable(linesOfCsv(csvText(table).toStdString())));
    case TableFormat::Latex:
        return QString::fromStdString(latexTable(linesOfCsv(csvText(table).toStdString())));
    default:
        return csvText(table);
    }
}

} // namespace

TableFiles::TableFiles(QWidget& window, QWidget& usual)
    : QObject(&window), m_window(window), m_usual(usual),
      m_writing({[this](const QString& file) { emit saved(file); },
                 [this](const Error& error) { emit failed(error); }}),
      m_copying({[this](const Copied& copied) { toClipboard(copied); },
                 [this](const Error& error) { emit failed(error); },
                 {}})
{
    qApp->installEventFilter(this);
}

bool TableFiles::isTable(const QWidget& widget)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
    return dynamic_cast<const TableSource*>(&widget) || (view && view->model());
}

TableData TableFiles::dataOf(const QWidget& table)
{
    if (const auto* source = dynamic_cast<const TableSource*>(&table))
        return source->table();
    const auto* view = qobject_cast<const QAbstractItemView*>(&table);
    return view && view->model() ? tableOf(*view) : TableData();
}

QWidget* TableFiles::inFront() const
{
    QWidget* focus = m_window.focusWidget();
    if (focus && isTable(*focus))
        return focus;
    if (const QDockWidget* panel = panelOf(focus))
        for (QWidget* candidate : panel->findChildren<QWidget*>())
            if (candidate->isVisible() && isTable(*candidate) && !qobject_cast<QHeaderView*>(candidate))
                return candidate;
    return &m_usual;
}

void TableFiles::copy(const QWidget& table)
{
    const auto* source = dynamic_cast<const TableSource*>(&table);
    const TableText text = source ? source->tableText() : TableText();
    if (!text) {
        m_copying.cancel();
        const TableData content = dataOf(table);
        toClipboard({tabText(content), csvText(content).toUtf8()});
        return;
    }
    m_copying.start([text](const std::stop_token& stop, const auto&) -> Result<Copied> {
        std::string tabs;
        std::string csv;
        text(
            TableFormat::Tsv, [&](std::string_view piece) { tabs += piece; }, stop);
        text(
            TableFormat::Csv, [&](std::string_view piece) { csv += piece; }, stop);
        return Copied{QString::fromStdString(tabs), QByteArray::fromStdString(csv)};
    });
}

void TableFiles::toClipboard(const Copied& copied)
{
    auto* data = new QMimeData;
    data->setText(copied.tabs);
    data->setData(QStringLiteral("text/csv"), copied.csv);
    QGuiApplication::clipboard()->setMimeData(data);
    emit this->copied();
}

void TableFiles::save(QWidget& table)
{
    QPointer<QWidget> held(&table);
    const QString file = askSaveFile(table.window(), tr("Save table"), QStringLiteral("table.csv"),
                                     tr("Tables (*.csv *.tsv)") + QStringLiteral(";;") + tr("JSON (*.json)") +
                                         QStringLiteral(";;") + tr("Markdown (*.md)") + QStringLiteral(";;") +
                                         tr("LaTeX (*.tex)"));
    if (held && !file.isEmpty())
        saveTo(table, file);
}

void TableFiles::saveTo(const QWidget& table, const QString& file)
{
    const auto* source = dynamic_cast<const TableSource*>(&table);
    if (const TableText text = source ? source->tableText() : TableText()) {
        m_writing.add(file, [text, file](const std::stop_token& cancelled) -> Result<void> {
            FileWriter writer(QFile::encodeName(file).toStdString());
            text(
                formatOf(file), [&](std::string_view piece) { writer.put(piece); }, cancelled);
            if (cancelled.stop_requested())
                return Error{};
            return writer.finish();
        });
        return;
    }
    m_writing.add(file, [content = dataOf(table), file] {
        return writeFile(QFile::encodeName(file).toStdString(),
                         textOf(content, formatOf(file)).toStdString());
    });
}

bool TableFiles::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ContextMenu)
        if (QWidget* table = menulessTable(qobject_cast<QWidget*>(watched))) {
            const auto* asked = static_cast<QContextMenuEvent*>(event);
            showMenu(*table, asked->reason() == QContextMenuEvent::Mouse
                                 ? asked->globalPos()
                                 : table->mapToGlobal(table->rect().center()));
            return true;
        }
    return QObject::eventFilter(watched, event);
}

void TableFiles::showMenu(QWidget& table, const QPoint& place)
{
    auto* menu = new QMenu(&table);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QPalette colors = m_window.palette();
    QAction* copying = menu->addAction(icon(QStringLiteral("copy"), colors), tr("Copy table"));
    copying->setObjectName(QStringLiteral("copyThisTable"));
    connect(copying, &QAction::triggered, this, [this, &table] { copy(table); });
    QAction* saving = menu->addAction(icon(QStringLiteral("save"), colors), tr("Save table as…"));
    saving->setObjectName(QStringLiteral("saveThisTable"));
    connect(saving, &QAction::triggered, this, [this, &table] { save(table); });
    menu->popup(place);
}

} // namespace doppler
