// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs_panel/run_details_dialog.h"

#include "core/placers/scheduling/stream_loads.h"
#include "core/run/measured_run.h"
#include "widgets/runs/stream_text.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QCompleter>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <algorithm>

namespace doppler {

namespace {

constexpr int longestLine = 1000; // See SearchField.

QLineEdit* lineField(const char* name)
{
    auto* field = new QLineEdit;
    field->setObjectName(QLatin1String(name));
    field->setMaxLength(longestLine);
    return field;
}

/// The runs from which a run came, the first one first, and the run itself.
std::vector<const RunEntry*> chainOf(const RunsModel& runs, quint64 id)
{
    std::vector<const RunEntry*> chain;
    QSet<quint64> seen; // A session may claim that runs came from each other.
    for (const RunEntry* entry = runs.find(id); entry && !seen.contains(entry->id);
         entry = runs.find(entry->from)) {
        seen.insert(entry->id);
        chain.push_back(entry);
    }
    std::ranges::reverse(chain);
    return chain;
}

} // namespace

RunDetailsDialog::RunDetailsDialog(const RunsModel& runs, QList<quint64> ids, QAction* copyCommand,
                                   QWidget* parent)
    : QDialog(parent), m_runs(runs), m_ids(std::move(ids)), m_nameLabel(new QLabel),
      m_name(lineField("runName")), m_groupLabel(new QLabel), m_group(lineField("runGroup")),
      m_tagsLabel(new QLabel), m_tags(lineField("runTags")), m_noteLabel(new QLabel),
      m_note(new QPlainTextEdit), m_streamLabel(new QLabel), m_stream(new QLabel), m_historyLabel(new QLabel),
      m_history(new QListWidget), m_copy(new QPushButton), m_apply(new QPushButton),
      m_cancel(new QPushButton), m_simulating({[this](const StreamFigures& figures) {
                                                   m_streamFigures = figures;
                                                   showStream();
                                               },
                                               [this](const Error& error) {
                                                   m_streamFigures = error;
                                                   showStream();
                                               },
                                               {}})
{
    setObjectName(QStringLiteral("runDetailsDialog"));
    m_note->setObjectName(QStringLiteral("runNote"));
    m_note->setTabChangesFocus(true);
    m_stream->setObjectName(QStringLiteral("runStream"));
    m_stream->setWordWrap(true);
    m_stream->setTextFormat(Qt::PlainText);
    m_history->setObjectName(QStringLiteral("runHistory"));
    m_copy->setObjectName(QStringLiteral("runCopyCommand"));
    m_copy->setAutoDefault(false);
    m_cancel->setAutoDefault(false);
    m_apply->setObjectName(QStringLiteral("runDetailsApply"));
    m_apply->setDefault(true);
    auto* fields = new QGridLayout;
    fields->setHorizontalSpacing(2 * gridUnit);
    fields->setVerticalSpacing(gridUnit);
    int row = 0;
    for (const auto& [label, field] :
         std::initializer_list<std::pair<QLabel*, QWidget*>>{{m_nameLabel, m_name},
                                                             {m_groupLabel, m_group},
                                                             {m_tagsLabel, m_tags},
                                                             {m_noteLabel, m_note},
                                                             {m_streamLabel, m_stream},
                                                             {m_historyLabel, m_history}}) {
        label->setBuddy(field);
        const bool tall = field == m_note || field == m_history;
        fields->addWidget(label, row, 0, tall ? Qt::AlignTop : Qt::AlignVCenter);
        fields->addWidget(field, row, 1);
        fields->setRowStretch(row++, tall ? 1 : 0);
    }
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_copy);
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_apply);
    auto* page = new QVBoxLayout(this);
    page->setSpacing(2 * gridUnit);
    page->addLayout(fields);
    page->addLayout(buttons);
    connect(m_apply, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_copy, &QPushButton::clicked, copyCommand, &QAction::trigger);
    connect(m_history, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        if (const quint64 id = item->data(Qt::UserRole).toULongLong(); id != 0)
            emit showRequested(id);
    });
    for (QWidget* single : std::initializer_list<QWidget*>{m_nameLabel, m_name, m_noteLabel, m_note,
                                                           m_historyLabel, m_history, m_copy})
        single->setVisible(m_ids.size() == 1);
    fill();
    simulateStream();
    retranslate();
    resize(56 * gridUnit, m_ids.size() == 1 ? 60 * gridUnit : sizeHint().height());
}

void RunDetailsDialog::fill()
{
    const RunEntry* first = m_runs.find(m_ids.front());
    if (!first)
        return;
    m_commonGroup = QString::fromStdString(first->notes.group);
    m_commonTags = first->notes.tags;
    for (const quint64 id : m_ids)
        if (const RunEntry* entry = m_runs.find(id)) {
            if (entry->notes.group != first->notes.group)
                m_commonGroup.clear();
            std::erase_if(m_commonTags, [entry](const std::string& tag) {
                return std::ranges::find(entry->notes.tags, tag) == entry->notes.tags.end();
            });
        }
    m_name->setText(QString::fromStdString(first->notes.name));
    RunEntry unnamed = *first;
    unnamed.notes.name.clear();
    m_name->setPlaceholderText(runTitle(unnamed));
    m_note->setPlainText(QString::fromStdString(first->notes.note));
    m_group->setText(m_commonGroup);
    m_tags->setText(QString::fromStdString(tagsText(m_commonTags)));
    m_group->setCompleter(new QCompleter(m_runs.groupNames(), m_group));
    m_tags->setPlaceholderText(m_runs.tagNames().mid(0, 5).join(QStringLiteral(", ")));
}

/// Measured runs have none: a simulated stream would not have their times.
void RunDetailsDialog::simulateStream()
{
    const RunEntry* entry = m_ids.size() == 1 ? m_runs.find(m_ids.front()) : nullptr;
    const bool simulated = entry && !isMeasured(*entry->run);
    m_streamLabel->setVisible(simulated);
    m_stream->setVisible(simulated);
    if (simulated)
        m_simulating.start(
            [run = entry->run](const std::stop_token& stop, const auto&) -> Result<StreamFigures> {
                if (const std::size_t items = StreamText::itemsFor(*run->problem); items > 0)
                    return doppler::simulateStream(run->problem, run->placement, {items, 0}, stop);
                StreamFigures boundAlone; // without items
                boundAlone.bound = streamPeriod(*run->problem, run->placement.devices);
                return boundAlone;
            });
    showStream();
}

void RunDetailsDialog::showStream()
{
    if (!m_streamFigures)
        m_stream->setText(m_simulating.running() ? tr("Simulating…") : QString());
    else if (!*m_streamFigures)
        m_stream->setText(translated(m_streamFigures->error()));
    else if ((*m_streamFigures)->items == 0)
        m_stream->setText(StreamText::bound((*m_streamFigures)->bound));
    else
        m_stream->setText(StreamText::figures(**m_streamFigures));
}

void RunDetailsDialog::fillHistory()
{
    m_history->clear();
    const auto chain = chainOf(m_runs, m_ids.front());
    if (!chain.empty() && chain.front()->from != 0 && !m_runs.find(chain.front()->from)) {
        auto* lost = new QListWidgetItem(tr("%1 (removed)").arg(chain.front()->fromName), m_history);
        lost->setFlags(Qt::NoItemFlags);
    }
    for (const RunEntry* entry : chain) {
        auto* item = new QListWidgetItem(
            tr("%1: %2", "run and how it came about").arg(runTitle(*entry), stepText(*entry)), m_history);
        item->setData(Qt::UserRole, entry->id);
    }
}

std::vector<RunsModel::NotesOfRun> RunDetailsDialog::notes() const
{
    std::vector<RunsModel::NotesOfRun> out;
    const std::vector<std::string> tags = tagsFromText(m_tags->text().toStdString());
    const auto has = [](const std::vector<std::string>& all, const std::string& tag) {
        return std::ranges::find(all, tag) != all.end();
    };
    for (const quint64 id : m_ids) {
        const RunEntry* entry = m_runs.find(id);
        if (!entry) // Removed in the meantime.
            continue;
        RunNotes notes = entry->notes;
        if (m_ids.size() == 1) {
            notes.name = m_name->text().toStdString();
            notes.note = m_note->toPlainText().toStdString();
        }
        if (m_group->text() != m_commonGroup)
            notes.group = m_group->text().toStdString();
        std::erase_if(notes.tags,
                      [&](const std::string& tag) { return has(m_commonTags, tag) && !has(tags, tag); });
        for (const std::string& tag : tags)
            if (!has(notes.tags, tag))
                notes.tags.push_back(tag);
        out.emplace_back(id, cleanNotes(std::move(notes)));
    }
    return out;
}

void RunDetailsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void RunDetailsDialog::retranslate()
{
    setWindowTitle(m_ids.size() == 1 ? tr("Run details")
                                     : tr("Details of %n runs", nullptr, static_cast<int>(m_ids.size())));
    m_nameLabel->setText(tr("&Name"));
    m_groupLabel->setText(tr("&Group"));
    m_tagsLabel->setText(tr("&Tags"));
    m_noteLabel->setText(tr("N&ote"));
    m_streamLabel->setText(tr("Stream"));
    m_streamLabel->setToolTip(
        tr("The graph is executed once for each item of a simulated stream, several at once"));
    showStream();
    m_historyLabel->setText(tr("&History"));
    m_tags->setToolTip(tr("Separated by commas"));
    m_history->setToolTip(tr("How the run came about. Enter or a double click shows a run."));
    m_copy->setText(tr("Copy command line"));
    m_copy->setToolTip(tr("Copy the command that makes this run again"));
    m_apply->setText(tr("Apply"));
    m_cancel->setText(tr("Cancel"));
    fillHistory();
}

} // namespace doppler
