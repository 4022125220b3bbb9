// SPDX-License-Identifier: GPL-3.0-or-later
// What the panel that compares runs copies and saves.
#include "core/explain/differences_report.h"
#include "core/io/bytes/file.h"
#include "core/io/bytes/table_markup.h"
#include "widgets/comparison/chart_paint.h"
#include "widgets/shell/picture_export.h"
#include "widgets/shell/save_file.h"
#include "widgets/side_by_side/four_bars_page.h"
#include "widgets/side_by_side/side_by_side_picture.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/table/table_data.h"
#include "widgets/ui/text/text.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QTableView>

namespace doppler {

namespace {

constexpr double barsWidth = 100 * gridUnit;
constexpr double barsMargin = 2 * gridUnit;

} // namespace

void SideBySideView::copyTable()
{
    if (page() == FourBars)
        QGuiApplication::clipboard()->setText(tabText(tableOf(*m_fourBars->table())));
    else if (const ComparedRunsPtr& runs = m_stack->runs())
        QGuiApplication::clipboard()->setText(
            QString::fromStdString(differencesAsTable(runs->differences, '\t', [](const Message& message) {
                return translated(message).toStdString();
            })));
}

void SideBySideView::exportTo(const QString& file)
{
    const ComparedRunsPtr& runs = m_stack->runs();
    if (!runs)
        return;
    if (page() == FourBars)
        return exportBars(file);
    if (isPictureFile(file)) {
        m_saving.add(file, [still = SideBySideStill(*m_stack), file](const std::stop_token& cancelled) {
            return exportPicture(
                file, still.size().toSize(),
                [&still](QPainter& painter, const QRectF& area) { still.paint(painter, area); }, cancelled);
        });
        return;
    }
    m_saving.add(file, [runs, file] {
        const auto endsWith = [&](const char* ending) {
            return file.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
        };
        const std::string text =
            endsWith(".json")
                ? differencesAsJson(runs->differences)
                : tableForFile(file.toStdString(),
                               differencesAsTable(runs->differences, endsWith(".tsv") ? '\t' : ','));
        return writeFile(QFile::encodeName(file).toStdString(), text);
    });
}

void SideBySideView::exportBars(const QString& file)
{
    if (isPictureFile(file)) {
        if (!m_fourBars->draw())
            return;
        m_saving.add(file, [chart = m_fourBars->draw()(chartStyle(font(), barsWidth)), file, font = font(),
                            colors = tokens(palette())](const std::stop_token& cancelled) {
            const QSizeF size(chart.width + 2 * barsMargin, chart.height + 2 * barsMargin);
            return exportPicture(
                file, size.toSize(),
                [&](QPainter& painter, const QRectF& area) {
                    painter.fillRect(area, colors.canvas);
                    painter.translate(area.topLeft());
                    painter.scale(area.width() / size.width(), area.height() / size.height());
                    painter.translate(barsMargin, barsMargin);
                    paintChart(painter, chart, colors, font);
                },
                cancelled);
        });
        return;
    }
    m_saving.add(file, [table = tableOf(*m_fourBars->table()), file] {
        const QString text = file.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)  ? jsonText(table)
                             : file.endsWith(QLatin1String(".tsv"), Qt::CaseInsensitive) ? tabText(table)
                                                                                         : csvText(table);
        return writeFile(QFile::encodeName(file).toStdString(),
                         tableForFile(file.toStdString(), text.toStdString()));
    });
}

void SideBySideView::askExport()
{
    const bool bars = page() == FourBars;
    const QString file =
        askSaveFile(this, bars ? tr("Export four bars") : tr("Export runs side by side"),
                    bars ? QStringLiteral("four-bars.svg") : QStringLiteral("side-by-side.svg"),
                    pictureFilter() + QStringLiteral(";;") + tr("Table (*.csv *.tsv);;JSON (*.json)") +
                        QStringLiteral(";;") + tr("LaTeX (*.tex);;Markdown (*.md)"));
    if (!file.isEmpty())
        exportTo(file);
}

} // namespace doppler
