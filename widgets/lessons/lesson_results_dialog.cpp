// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/lesson_results_dialog.h"

#include "core/io/bytes/file.h"
#include "widgets/shell/save_file.h"
#include "widgets/shell/settings.h"
#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/controls/empty_state.h"
#include "widgets/ui/controls/fit_columns.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>

namespace doppler {

namespace {

const QString choicesName = QStringLiteral("lessonResults");
constexpr int mostNameLength = 200;

QTableWidget* makeTable(const QString& name)
{
    auto* table = new QTableWidget;
    table->setObjectName(name);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setAlternatingRowColors(true);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setStretchLastSection(true);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return table;
}

void setColumns(QTableWidget& table, const QStringList& captions)
{
    table.clear();
    table.setRowCount(0);
    table.setColumnCount(static_cast<int>(captions.size()));
    table.setHorizontalHeaderLabels(captions);
}

/// Numbers stand at the right.
void addRow(QTableWidget& table, const QVariantList& cells)
{
    const int row = table.rowCount();
    table.insertRow(row);
    for (int i = 0; i < cells.size(); ++i) {
        const bool number = cells[i].typeId() != QMetaType::QString;
        auto* item =
            new QTableWidgetItem(number ? QLocale().toString(cells[i].toULongLong()) : cells[i].toString());
        if (number)
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        table.setItem(row, i, item);
    }
}

struct Counts {
    quint64 shown = 0;
    quint64 hints = 0;
    quint64 failed = 0;

    explicit Counts(const LessonResult& result)
    {
        for (const LessonStepResult& step : result.steps) {
            shown += step.shown ? 1 : 0;
            hints += step.hints;
            failed += step.failed;
        }
    }
};

QString text(const std::string& utf8) { return QString::fromStdString(utf8); }

QString spent(double seconds)
{
    const auto whole = static_cast<qint64>(std::clamp(seconds, 0.0, 1e9) + 0.5);
    const QLocale locale;
    if (whole < 60)
        return LessonResultsDialog::tr("%1 s").arg(locale.toString(whole));
    return LessonResultsDialog::tr("%1 min %2 s")
        .arg(locale.toString(whole / 60), locale.toString(whole % 60));
}

QString share(std::size_t part, std::size_t whole) { return QStringLiteral("%1/%2").arg(part).arg(whole); }

} // namespace

LessonResultsDialog::LessonResultsDialog(LessonResults results, Settings& settings, QWidget* parent)
    : QDialog(parent), m_results(std::move(results)), m_settings(settings), m_pages(new QTabWidget),
      m_nameLabel(new QLabel), m_name(new QLineEdit), m_own(makeTable(QStringLiteral("ownResults"))),
      m_empty(new EmptyState(QStringLiteral("ownResultsEmpty"))), m_start(new QAction(this)),
      m_export(new QPushButton), m_choose(new QPushButton), m_folderLabel(new ElidedLabel),
      m_students(makeTable(QStringLiteral("studentResults"))),
      m_steps(makeTable(QStringLiteral("stepResults"))), m_skipped(new QLabel), m_save(new QPushButton),
      m_state(new QLabel), m_close(new QPushButton), m_reading({[this](const LessonSummary& summary) {
                                                                    m_summary = summary;
                                                                    m_state->clear();
                                                                    refresh();
                                                                },
                                                                [this](const Error& error) { fail(error); },
                                                                {}}),
      m_writes({[this](const QString& file) {
                    m_state->setText(tr("Saved %1").arg(file));
                    refresh();
                },
                [this](const Error& error) { fail(error); }})
{
    setObjectName(QStringLiteral("lessonResults"));
    m_pages->setObjectName(QStringLiteral("resultPages"));
    m_pages->addTab(makeOwnPage(), QString());
    m_pages->addTab(makeClassPage(), QString());
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_close->setObjectName(QStringLiteral("close"));
    m_close->setAutoDefault(false);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_state, 1);
    foot->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(2 * gridUnit);
    column->addWidget(m_pages, 1);
    column->addLayout(foot);
    m_name->setText(m_settings.choices(choicesName).value(0));
    resize(sizeForText({110 * gridUnit, 64 * gridUnit}, *this));
    retranslate();
}

QWidget* LessonResultsDialog::makeOwnPage()
{
    auto* page = new QWidget;
    m_name->setObjectName(QStringLiteral("studentName"));
    m_name->setMaxLength(mostNameLength);
    m_nameLabel->setBuddy(m_name);
    m_export->setObjectName(QStringLiteral("exportResults"));
    connect(m_name, &QLineEdit::textChanged, this, &LessonResultsDialog::refresh);
    connect(m_export, &QPushButton::clicked, this, &LessonResultsDialog::askExport);
    auto* row = new QHBoxLayout;
    row->setSpacing(gridUnit);
    row->addWidget(m_nameLabel);
    row->addWidget(m_name, 1);
    row->addWidget(m_export);
    auto* column = new QVBoxLayout(page);
    column->setSpacing(gridUnit);
    column->addLayout(row);
    column->addWidget(m_own, 1);
    column->addWidget(m_empty, 1);
    m_start->setObjectName(QStringLiteral("startFirstLesson"));
    connect(m_start, &QAction::triggered, this, [this] {
        emit lessonRequested();
        reject();
    });
    m_empty->setAction(m_start);
    return page;
}

QWidget* LessonResultsDialog::makeClassPage()
{
    auto* page = new QWidget;
    m_choose->setObjectName(QStringLiteral("chooseFolder"));
    m_save->setObjectName(QStringLiteral("saveSummary"));
    m_folderLabel->setObjectName(QStringLiteral("resultFolder"));
    m_folderLabel->setTextFormat(Qt::PlainText);
    m_skipped->setObjectName(QStringLiteral("skippedResults"));
    m_skipped->setTextFormat(Qt::PlainText);
    m_skipped->setWordWrap(true);
    m_skipped->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    connect(m_choose, &QPushButton::clicked, this, &LessonResultsDialog::askFolder);
    connect(m_save, &QPushButton::clicked, this, &LessonResultsDialog::askSummaryFile);
    auto* row = new QHBoxLayout;
    row->setSpacing(gridUnit);
    row->addWidget(m_choose);
    row->addWidget(m_folderLabel, 1);
    row->addWidget(m_save);
    auto* column = new QVBoxLayout(page);
    column->setSpacing(gridUnit);
    column->addLayout(row);
    column->addWidget(m_students, 3);
    column->addWidget(m_steps, 2);
    column->addWidget(m_skipped);
    return page;
}

void LessonResultsDialog::setResults(const LessonResults& results)
{
    m_results = results;
    fillOwn();
    refresh();
}

void LessonResultsDialog::exportTo(const QString& file)
{
    LessonResults named = m_results;
    named.student = m_name->text().simplified().toStdString();
    m_settings.setChoices(choicesName, {m_name->text().simplified()});
    const std::string path = QFile::encodeName(file).toStdString();
    m_writes.add(file, [path, named] { return writeFile(path, lessonResultsForFile(path, named)); });
    refresh();
}

void LessonResultsDialog::openFolder(const QString& folder)
{
    m_folder = folder;
    m_summary.reset();
    m_state->setText(tr("Reading…"));
    m_reading.start([path = QFile::encodeName(folder).toStdString()](
                        const std::stop_token& stop, const auto&) { return summariseLessons(path, stop); });
    m_pages->setCurrentIndex(1);
    refresh();
}

void LessonResultsDialog::saveSummary(const QString& file)
{
    if (!m_summary)
        return;
    const std::string path = QFile::encodeName(file).toStdString();
    m_writes.add(file, [path, summary = *m_summary] {
        return writeFile(path, path.ends_with(".json") ? lessonSummaryAsJson(summary)
                                                       : lessonSummaryAsCsv(summary));
    });
    refresh();
}

void LessonResultsDialog::askExport()
{
    QString name = m_name->text().simplified();
    name.replace(QLatin1Char('/'), QLatin1Char('-')).replace(QLatin1Char(' '), QLatin1Char('-'));
    const QString file = askSaveFile(this, tr("Export lesson results"), name + QStringLiteral(".json"),
                                     tr("JSON (*.json);;Table (*.csv)"));
    if (!file.isEmpty())
        exportTo(file);
}

void LessonResultsDialog::askFolder()
{
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Folder of exported results"), m_settings.folder());
    if (!folder.isEmpty())
        openFolder(folder);
}

void LessonResultsDialog::askSummaryFile()
{
    const QString file = askSaveFile(this, tr("Save summary"), QStringLiteral("summary.csv"),
                                     tr("Table (*.csv);;JSON (*.json)"));
    if (!file.isEmpty())
        saveSummary(file);
}

void LessonResultsDialog::fillOwn()
{
    m_own->setVisible(!m_results.lessons.empty());
    m_empty->setVisible(m_results.lessons.empty());
    setColumns(*m_own, {tr("Lesson"), tr("Done"), tr("Shown"), tr("Hints"), tr("Failed checks"), tr("Time"),
                        tr("Begun")});
    for (const LessonResult& result : m_results.lessons) {
        const Counts counts(result);
        const QDateTime begun = QDateTime::fromString(text(result.begun), Qt::ISODateWithMs).toLocalTime();
        addRow(*m_own, {text(result.title), share(result.doneSteps(), result.steps.size()), counts.shown,
                        counts.hints, counts.failed, spent(result.seconds()),
                        QLocale().toString(begun, QLocale::ShortFormat)});
    }
    fitColumns(*m_own);
}

void LessonResultsDialog::fillClass()
{
    setColumns(*m_students, {tr("Student"), tr("Lesson"), tr("Done steps"), tr("Done"), tr("Shown"),
                             tr("Hints"), tr("Failed checks"), tr("Attempts"), tr("Time")});
    setColumns(*m_steps, {tr("Lesson"), tr("Step"), tr("Title"), tr("Done"), tr("Hints"), tr("Failed checks"),
                          tr("Median time"), tr("Not done by")});
    if (m_summary) {
        for (const LessonSummaryRow& row : m_summary->rows) {
            const Counts counts(row.result);
            addRow(*m_students,
                   {text(row.student), text(row.result.lesson), text(doneStepsText(row.result)),
                    share(row.result.doneSteps(), row.result.steps.size()), counts.shown, counts.hints,
                    counts.failed, static_cast<quint64>(row.attempts), spent(row.result.seconds())});
        }
        for (const LessonSummaryStep& step : m_summary->steps) {
            QStringList open;
            for (const std::string& student : step.open)
                open += text(student);
            addRow(*m_steps, {text(step.lesson), static_cast<quint64>(step.step), text(step.title),
                              share(step.done, step.students), static_cast<quint64>(step.hints),
                              static_cast<quint64>(step.failed), spent(step.medianSeconds),
                              open.join(QStringLiteral(", "))});
        }
    }
    fitColumns(*m_students);
    fitColumns(*m_steps);
    const bool skipped = m_summary && !m_summary->skipped.empty();
    m_skipped->setVisible(skipped);
    m_skipped->setText(skipped ? translated(skippedMessage(m_summary->skipped)) : QString());
}

void LessonResultsDialog::refresh()
{
    m_export->setEnabled(!m_results.lessons.empty() && !m_name->text().simplified().isEmpty());
    m_save->setEnabled(m_summary && !m_summary->rows.empty());
    m_folderLabel->setText(m_folder.isEmpty() ? tr("No folder is open.") : m_folder);
    fillClass();
}

void LessonResultsDialog::fail(const Error& error)
{
    m_state->setText(translated(error));
    refresh();
}

void LessonResultsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QDialog::changeEvent(event);
}

void LessonResultsDialog::retranslate()
{
    setWindowTitle(tr("Lesson results"));
    m_pages->setTabText(0, tr("My &results"));
    m_pages->setTabText(1, tr("C&lass"));
    m_nameLabel->setText(tr("Your &name"));
    m_name->setToolTip(tr("The name under which the results are exported"));
    m_export->setText(tr("&Export…"));
    m_export->setToolTip(tr("Save the results as JSON or CSV, to hand them in"));
    m_choose->setText(tr("&Open folder…"));
    m_choose->setToolTip(tr("Summarise a folder with one exported file per student"));
    m_save->setText(tr("&Save summary…"));
    m_save->setToolTip(tr("Save the summary as CSV or JSON"));
    m_close->setText(tr("Close"));
    m_own->setAccessibleName(tr("My results"));
    m_empty->setText(tr("You have not played a lesson yet. The results of your lessons appear here."));
    m_start->setText(tr("Start the first lesson"));
    m_start->setIcon(icon(QStringLiteral("play"), palette()));
    m_start->setToolTip(tr("Close this window and start the first lesson"));
    m_students->setAccessibleName(tr("Results by student"));
    m_steps->setAccessibleName(tr("Results by step"));
    m_skipped->setAccessibleName(tr("Skipped files"));
    fillOwn();
    refresh();
}

} // namespace doppler
