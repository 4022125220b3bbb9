// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/options/attribute_mapping_dialog.h"

#include "core/catalog/graph_file.h"
#include "widgets/options/attribute_mapping_form.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTableWidget>

namespace doppler {

namespace {

constexpr std::size_t mostRows = 100;
constexpr int readDelay = 150; ///< Milliseconds without a change before the file is read.
constexpr int columnCount = 4;

std::string encoded(const QString& file) { return QFile::encodeName(file).toStdString(); }

QTableWidgetItem* cell(const QString& text, bool isNumber)
{
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
    return item;
}

} // namespace

AttributeMappingDialog::AttributeMappingDialog(const QString& file, GivenOptions before, QWidget* parent)
    : QDialog(parent), m_file(file), m_before(std::move(before)), m_form(new AttributeMappingForm),
      m_table(new QTableWidget(0, columnCount)), m_text(new QLabel), m_totals(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel)),
      m_surveying({[this](const AttributeSurvey& survey) { takeSurvey(survey); },
                   [this](const Error& error) { showFault(error); },
                   {}}),
      m_reading({[this](const ImportPreview& preview) { showPreview(preview); },
                 [this](const Error& error) { showFault(error); },
                 {}})
{
    setObjectName(QStringLiteral("attributeMappingDialog"));
    build();
    m_delay.setSingleShot(true);
    m_delay.setInterval(readDelay);
    connect(&m_delay, &QTimer::timeout, this, &AttributeMappingDialog::read);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
    m_form->setEnabled(false);
    m_surveying.start(
        [path = encoded(file)](const std::stop_token&, const auto&) { return surveyGraph(path); });
    refresh();
}

void AttributeMappingDialog::build()
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_totals->setObjectName(QStringLiteral("importTotals"));
    m_totals->setTextFormat(Qt::PlainText);
    m_totals->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("importPreview"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_form);
    scroll->setMinimumWidth(m_form->sizeHint().width() + 3 * gridUnit);
    auto* preview = new QVBoxLayout;
    preview->setSpacing(gridUnit);
    preview->addWidget(m_table, 1);
    preview->addWidget(m_totals);
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * gridUnit);
    row->addWidget(scroll);
    row->addLayout(preview, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridUnit, 2 * gridUnit, 2 * gridUnit, 2 * gridUnit);
    column->setSpacing(2 * gridUnit);
    column->addWidget(m_text);
    column->addLayout(row, 1);
    column->addWidget(m_buttons);
    resize(sizeForText({860, 520}, *this));
}

GivenOptions AttributeMappingDialog::values() const { return m_form->values(); }

bool AttributeMappingDialog::busy() const { return !m_preview && !m_fault && m_form->valid(); }

void AttributeMappingDialog::takeSurvey(const AttributeSurvey& survey)
{
    m_form->setEnabled(true);
    m_form->offer(survey, m_before);
    connect(m_form, &AttributeMappingForm::changed, this, &AttributeMappingDialog::readSoon);
    if (auto* first = m_form->findChild<QWidget*>(QStringLiteral("attribute_name")))
        first->setFocus();
    read();
}

/// What the table shows is no longer the choice.
void AttributeMappingDialog::readSoon()
{
    m_reading.cancel();
    m_preview.reset();
    m_fault.reset();
    m_delay.start();
    refresh();
}

void AttributeMappingDialog::read()
{
    if (m_form->valid())
        m_reading.start([path = encoded(m_file), options = values()](std::stop_token stop, const auto&) {
            return previewImport(path, options, mostRows, {stop, {}});
        });
    refresh();
}

void AttributeMappingDialog::showPreview(const ImportPreview& preview)
{
    m_preview = preview;
    m_fault.reset();
    refresh();
}

void AttributeMappingDialog::showFault(const Error& error)
{
    m_preview.reset();
    m_fault = error;
    m_fault->file.clear(); // the dialog names it
    refresh();
}

void AttributeMappingDialog::refresh()
{
    const auto amount = [](const std::optional<double>& value, QString (*format)(double)) {
        return value ? format(*value) : QString();
    };
    m_table->setRowCount(m_preview ? static_cast<int>(m_preview->first.size()) : 0);
    for (int i = 0; i < m_table->rowCount(); ++i) {
        const PreviewedVertex& vertex = m_preview->first[static_cast<std::size_t>(i)];
        m_table->setItem(i, 0, cell(QString::fromStdString(vertex.name), false));
        m_table->setItem(i, 1, cell(amount(vertex.flops, formatFlops), true));
        m_table->setItem(i, 2, cell(amount(vertex.seconds, formatSeconds), true));
        m_table->setItem(i, 3, cell(formatBytes(vertex.bytes), true));
    }
    QPalette colors = palette();
    if (m_fault || !m_form->valid())
        colors.setColor(QPalette::WindowText, tokens(palette()).bad);
    m_totals->setPalette(colors);
    if (!m_form->valid())
        m_totals->setText(tr("A factor is not a number above 0."));
    else if (m_fault)
        m_totals->setText(translated(*m_fault));
    else if (!m_preview)
        m_totals->setText(tr("Reading…"));
    else
        m_totals->setText(
            tr("%1 vertices, %2 edges. Total: %3, %4, %5 in tensors. Costs are estimated for %6 vertices.")
                .arg(locale().toString(static_cast<qulonglong>(m_preview->vertices)),
                     locale().toString(static_cast<qulonglong>(m_preview->edges)),
                     formatFlops(m_preview->flops), formatSeconds(m_preview->seconds),
                     formatBytes(m_preview->bytes),
                     locale().toString(static_cast<qulonglong>(m_preview->estimated))));
    m_buttons->button(QDialogButtonBox::Open)->setEnabled(m_preview.has_value());
}

void AttributeMappingDialog::retranslate()
{
    setWindowTitle(tr("Map attributes"));
    m_text->setText(tr("Choose the attributes of %1 that give the properties of vertices and edges. A "
                       "property without a choice is read from the attribute with its usual name.")
                        .arg(QFileInfo(m_file).fileName()));
    m_table->setHorizontalHeaderLabels({tr("Name"), tr("FLOPs"), tr("Time"), tr("Tensors")});
    m_table->setAccessibleName(tr("Preview of the first vertices"));
    m_buttons->button(QDialogButtonBox::Open)->setText(tr("&Open"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    refresh();
}

void AttributeMappingDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace doppler
