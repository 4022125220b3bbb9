// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/measuring/measure_dialog.h"

#include "widgets/table/table_data.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QBoxLayout>
#include <QDateTime>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <cmath>

namespace doppler {

MeasureDialog::MeasureDialog(QWidget* parent)
    : QDialog(parent), m_summary(new QLabel), m_fields(new QHBoxLayout), m_table(new QTableWidget),
      m_notes(new QLabel), m_progress(new QProgressBar), m_state(new QLabel), m_close(new QPushButton),
      m_measure(new QPushButton), m_apply(new QPushButton)
{
    m_summary->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("measured"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_notes->setObjectName(QStringLiteral("notes"));
    m_notes->setWordWrap(true);
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_progress->setObjectName(QStringLiteral("progress"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(gridUnit);
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_close->setObjectName(QStringLiteral("close"));
    m_close->setAutoDefault(false);
    m_measure->setObjectName(QStringLiteral("measure"));
    m_apply->setObjectName(QStringLiteral("apply"));
    connect(m_measure, &QPushButton::clicked, this, &MeasureDialog::start);
    connect(m_apply, &QPushButton::clicked, this, [this] {
        emit applyRequested();
        accept();
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(this, &QDialog::rejected, this, [this] { cancel(); });

    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    for (QPushButton* button : {m_close, m_measure, m_apply})
        buttons->addWidget(button);
    auto* page = new QVBoxLayout(this);
    page->setSpacing(2 * gridUnit);
    page->addWidget(m_summary);
    page->addLayout(m_fields);
    page->addWidget(m_table, 1);
    page->addWidget(m_notes);
    page->addWidget(m_progress);
    page->addWidget(m_state);
    page->addLayout(buttons);
    resize(sizeForText({100 * gridUnit, 56 * gridUnit}, *this));
}

void MeasureDialog::start()
{
    if (running())
        return;
    m_fault.reset();
    m_progress->setRange(0, 0); // until something is done
    m_wait.begin();
    begin();
    refresh();
}

void MeasureDialog::follow(double share)
{
    m_wait.reached(share);
    m_progress->setRange(0, 1000);
    m_progress->setValue(static_cast<int>(std::lround(share * 1000)));
    m_state->setText(m_wait.leftText());
}

void MeasureDialog::fail(const Error& error)
{
    m_fault = error;
    refresh();
}

void MeasureDialog::refresh()
{
    const Texts shown = texts();
    const bool busy = running();
    setWindowTitle(shown.title);
    m_summary->setText(shown.summary);
    m_table->setAccessibleName(shown.title);
    m_table->setRowCount(0);
    m_table->setColumnCount(static_cast<int>(shown.columns.size()));
    m_table->setHorizontalHeaderLabels(shown.columns);
    for (int i = 0; i < shown.plainColumns.size(); ++i)
        if (!shown.plainColumns[i].isEmpty())
            m_table->horizontalHeaderItem(i)->setData(plainRole, shown.plainColumns[i]);
    if (measured())
        fill();
    m_table->resizeColumnsToContents();
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    const QString notes = this->notes().join(QLatin1Char('\n'));
    m_notes->setText(notes);
    m_notes->setVisible(!notes.isEmpty());
    m_progress->setVisible(busy);
    m_progress->setAccessibleName(tr("Progress"));
    m_state->setText(m_fault       ? translated(*m_fault)
                     : busy        ? tr("Measuring…")
                     : !measured() ? shown.empty
                                   : QString());
    m_state->setVisible(!m_state->text().isEmpty());
    m_close->setText(busy ? tr("Cancel") : tr("Close"));
    m_measure->setText(shown.measure);
    m_measure->setEnabled(!busy);
    m_measure->setDefault(!measured());
    m_apply->setText(shown.apply);
    m_apply->setEnabled(!busy && measured());
    m_apply->setDefault(measured());
    enableFields(!busy);
}

void MeasureDialog::addRow(const QStringList& cells, const QVariantList& plain, int texts)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    for (int column = 0; column < cells.size(); ++column) {
        auto* item = new QTableWidgetItem(cells[column]);
        if (column >= texts) {
            item->setData(plainRole, plain.value(column));
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        }
        m_table->setItem(row, column, item);
    }
}

QString MeasureDialog::stateText(const MachineState& state)
{
    const QLocale locale;
    const QDateTime time = QDateTime::fromString(QString::fromStdString(state.time), Qt::ISODate);
    const QString when = time.isValid() ? locale.toString(time.toLocalTime(), QLocale::ShortFormat)
                                        : QString::fromStdString(state.time);
    QString text = tr("Measured: %1, load %2, other busy threads: %3")
                       .arg(when, locale.toString(state.load, 'f', 1),
                            locale.toString(static_cast<qulonglong>(state.otherThreads)));
    if (!state.governor.empty())
        text += QStringLiteral(", ") + tr("governor %1").arg(QString::fromStdString(state.governor));
    return text;
}

void MeasureDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QDialog::changeEvent(event);
}

} // namespace doppler
