// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/calibration/calibration_dialog.h"

#include "core/run/measured_run.h"
#include "widgets/table/table_data.h"
#include "widgets/topology/quantity_text.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>

namespace doppler {

CalibrationDialog::CalibrationDialog(ProblemPtr problem, const RunPtr& run, QWidget* parent)
    : QDialog(parent), m_problem(std::move(problem)), m_ofRun(run && isMeasured(*run)), m_source(new QLabel),
      m_state(new QLabel), m_progress(new QProgressBar), m_table(new QTableWidget), m_open(new QPushButton),
      m_close(new QPushButton), m_job({[this](const Found& found) {
                                           m_found = found;
                                           fill();
                                       },
                                       [this](const Error& error) {
                                           m_fault = error;
                                           fill();
                                       },
                                       [this](double share) { follow(share); }})
{
    setObjectName(QStringLiteral("calibrationDialog"));
    m_source->setWordWrap(true);
    m_state->setWordWrap(true);
    m_state->setObjectName(QStringLiteral("state"));
    m_progress->setObjectName(QStringLiteral("fittingProgress"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(gridUnit);
    m_progress->setRange(0, 1000);
    m_table->setObjectName(QStringLiteral("rates"));
    m_table->setColumnCount(7);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_open->setObjectName(QStringLiteral("open"));
    m_open->setDefault(true);
    m_close->setObjectName(QStringLiteral("close"));
    m_close->setAutoDefault(false);
    connect(m_open, &QPushButton::clicked, this, &CalibrationDialog::openRequested);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);

    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_close);
    buttons->addWidget(m_open);
    auto* page = new QVBoxLayout(this);
    page->setSpacing(2 * gridUnit);
    page->addWidget(m_source);
    page->addWidget(m_table, 1);
    page->addWidget(m_progress);
    page->addWidget(m_state);
    page->addLayout(buttons);
    resize(sizeForText({90 * gridUnit, 50 * gridUnit}, *this));
    retranslate();
    start(run);
}

TopologyPtr CalibrationDialog::calibrated() const
{
    return m_found.empty() ? nullptr : calibratedTopology(m_problem->topology(), m_found);
}

void CalibrationDialog::start(const RunPtr& run)
{
    m_job.start([problem = m_problem, run, ofRun = m_ofRun](const std::stop_token& stop,
                                                            const auto& report) -> Result<Found> {
        const CalibrationWatch watch{stop, report};
        const std::vector<std::string> kinds = deviceKinds(problem->topology());
        const GraphPtr graph = problem->graphPtr();
        return ofRun ? calibrateKinds(problem->topology(), kinds, {}, std::span(&run, 1), watch)
                     : calibrateKinds(problem->topology(), kinds, std::span(&graph, 1), {}, watch);
    });
    m_wait.begin();
    fill();
}

void CalibrationDialog::follow(double share)
{
    m_wait.reached(share);
    m_progress->setValue(static_cast<int>(share * m_progress->maximum()));
    if (const QString left = m_wait.leftText(); !left.isEmpty())
        m_state->setText(left);
}

void CalibrationDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void CalibrationDialog::retranslate()
{
    setWindowTitle(tr("Calibrate devices"));
    m_table->setAccessibleName(windowTitle());
    m_source->setText(m_ofRun ? tr("Rates fitted to the times of the shown measured run")
                              : tr("Rates fitted to the measured times of the graph's vertices"));
    m_table->setHorizontalHeaderLabels({tr("Operation"), tr("Kernels"), tr("Compute"), tr("Memory"),
                                        tr("Overhead"), tr("R²"), tr("Mean error")});
    // A copied table has plain numbers.
    m_table->horizontalHeaderItem(2)->setData(plainRole, tr("FLOP/s"));
    m_table->horizontalHeaderItem(3)->setData(plainRole, tr("Byte/s"));
    m_table->horizontalHeaderItem(4)->setData(plainRole, tr("Overhead (s)"));
    m_open->setText(tr("&Save and open…"));
    m_progress->setAccessibleName(tr("Progress"));
    fill();
}

void CalibrationDialog::fill()
{
    m_open->setEnabled(!m_found.empty());
    m_progress->setVisible(m_job.running());
    m_close->setText(m_job.running() ? tr("Cancel") : tr("&Close"));
    m_table->setRowCount(0);
    std::size_t unused = 0;
    for (const Calibration& calibration : m_found) {
        addRow(QString::fromStdString(titleOf(calibration)), calibration.all, true);
        for (const RateFit& fit : calibration.ops)
            addRow(QString::fromStdString(fit.op), fit, false);
        unused += calibration.unused;
    }
    m_table->resizeColumnsToContents();
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    if (m_fault)
        m_state->setText(translated(m_fault->message));
    else if (m_job.running())
        m_state->setText(tr("Working…"));
    else
        m_state->setText(unused > 0 ? tr("%n measured time(s) with unknown work were ignored", nullptr,
                                         static_cast<int>(unused))
                                    : QString());
}

void CalibrationDialog::addRow(const QString& name, const RateFit& fit, bool ofKind)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    const auto set = [&](int column, const QString& text, const QVariant& plain = {}) {
        auto* item = new QTableWidgetItem(text);
        item->setData(plainRole, plain);
        if (column > 0)
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        if (ofKind) {
            QFont font = item->font();
            font.setBold(true);
            item->setFont(font);
        }
        m_table->setItem(row, column, item);
    };
    const QLocale locale;
    const auto setRate = [&](int column, const std::optional<double>& value, Quantity quantity) {
        set(column, value ? quantityText(*value, quantity) : QStringLiteral("–"),
            value ? QVariant(*value) : QVariant());
    };
    set(0, name.isEmpty() ? tr("(no name)") : name);
    const auto samples = static_cast<qulonglong>(fit.samples);
    set(1, locale.toString(samples), samples);
    if (!fit.fitted) {
        set(2, tr("only one size"));
        m_table->item(row, 2)->setToolTip(
            tr("At least two kernel sizes are needed to distinguish overhead and rates"));
        return;
    }
    setRate(2, fit.flopsPerSecond, Quantity::Compute);
    setRate(3, fit.bytesPerSecond, Quantity::Rate);
    set(4, formatSeconds(fit.overheadSeconds), fit.overheadSeconds);
    set(5, locale.toString(fit.rSquared, 'f', 4), fit.rSquared);
    set(6, formatShare(fit.meanRelativeError), fit.meanRelativeError);
}

} // namespace doppler
