// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/lesson_editor.h"

#include "core/io/bytes/file.h"
#include "widgets/lessons/lesson_highlighter.h"
#include "widgets/lessons/lesson_view.h"
#include "widgets/shell/save_file.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QCloseEvent>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QTextBlock>
#include <QVBoxLayout>
#include <algorithm>

namespace doppler {

namespace {

constexpr int pauseMilliseconds = 250;
constexpr int lineRole = Qt::UserRole;

/// In the window's language.
QByteArray templateText()
{
    return QByteArray::fromStdString(
        lessonTemplate([](const Message& message) { return translated(message).toStdString(); }));
}

QLabel* titled(QVBoxLayout* column, QLabel* title, QWidget* content)
{
    title->setBuddy(content);
    column->setContentsMargins({});
    column->addWidget(title);
    column->addWidget(content, 1);
    return title;
}

} // namespace

LessonEditor::LessonEditor(LessonStage& stage, QWidget* parent)
    : QDialog(parent, Qt::Window), m_player(stage), m_steps(std::make_unique<Steps>()),
      m_view(new LessonView(m_player, {&m_steps->back, &m_steps->next, &m_steps->check, &m_steps->showMe,
                                       &m_steps->restart, &m_steps->leave})),
      m_text(new QPlainTextEdit), m_colors(new LessonHighlighter(m_text->document())),
      m_textTitle(new QLabel), m_previewTitle(new QLabel), m_list(new QListWidget), m_state(new QLabel),
      m_new(new QPushButton), m_open(new QPushButton), m_save(new QPushButton), m_saveAs(new QPushButton),
      m_try(new QPushButton),
      m_reading(
          {[this](const QByteArray& text) { take(text); }, [this](const Error& error) { fail(error); }, {}}),
      m_writes({[this](const QString& file) {
                    setFile(file);
                    say(tr("Saved %1").arg(file));
                },
                [this](const Error& error) { fail(error); }})
{
    setObjectName(QStringLiteral("lessonEditor"));
    m_text->setObjectName(QStringLiteral("lessonSource"));
    m_text->setFont(fixedFont());
    m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_text->setTabChangesFocus(true);
    m_list->setObjectName(QStringLiteral("lessonFaults"));
    m_list->setWordWrap(true);
    m_state->setObjectName(QStringLiteral("lessonState"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_state->hide();
    auto* left = new QWidget;
    titled(new QVBoxLayout(left), m_textTitle, m_text);
    auto* right = new QWidget;
    titled(new QVBoxLayout(right), m_previewTitle, m_view);
    auto* both = new QSplitter;
    both->setChildrenCollapsible(false);
    both->addWidget(left);
    both->addWidget(right);
    both->setSizes({6000, 4000}); // Shares, of more than there is.
    both->setStretchFactor(0, 3);
    both->setStretchFactor(1, 2);
    auto* rows = new QSplitter(Qt::Vertical);
    rows->setChildrenCollapsible(false);
    rows->addWidget(both);
    rows->addWidget(m_list);
    rows->setStretchFactor(0, 5);
    rows->setStretchFactor(1, 1);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(gridUnit);
    makeButtons();
    column->addWidget(rows, 1);
    column->addWidget(m_state);
    resize(sizeForText({150 * gridUnit, 88 * gridUnit}, *this));
    connectText();
    restyle();
    retranslate();
    begin();
}

LessonEditor::~LessonEditor() = default;

void LessonEditor::makeButtons()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(gridUnit);
    const std::pair<QPushButton*, const char*> all[]{{m_new, "newLesson"},
                                                     {m_open, "openLessonText"},
                                                     {m_save, "saveLesson"},
                                                     {m_saveAs, "saveLessonAs"},
                                                     {m_try, "tryLessonStep"}};
    for (const auto& [button, name] : all) {
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        if (button == m_try)
            row->addStretch();
        row->addWidget(button);
    }
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    connect(m_new, &QPushButton::clicked, this, &LessonEditor::askNew);
    connect(m_open, &QPushButton::clicked, this, &LessonEditor::askOpen);
    connect(m_save, &QPushButton::clicked, this, &LessonEditor::save);
    connect(m_saveAs, &QPushButton::clicked, this, &LessonEditor::askSaveAs);
    connect(m_try, &QPushButton::clicked, this, &LessonEditor::tryStep);
    // Not setShortcut(): every new text of a button replaces that by the text's own.
    const auto clickBy = [this](const QKeySequence& keys, QPushButton* button) {
        connect(new QShortcut(keys, this), &QShortcut::activated, button, &QPushButton::click);
    };
    clickBy(QKeySequence::New, m_new);
    clickBy(QKeySequence::Open, m_open);
    clickBy(QKeySequence::Save, m_save);
    clickBy(QKeySequence(QStringLiteral("Ctrl+Shift+S")), m_saveAs);
    clickBy(QKeySequence(Qt::Key_F7), m_try);
}

void LessonEditor::connectText()
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &LessonEditor::refresh);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] { m_pause.start(); });
    connect(m_text->document(), &QTextDocument::modificationChanged, this, &LessonEditor::setWindowModified);
    connect(m_text, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (!m_pause.isActive())
            showStep();
    });
    connect(m_list, &QListWidget::itemActivated, this, &LessonEditor::goToLine);
    connect(m_list, &QListWidget::itemClicked, this, &LessonEditor::goToLine);
    const auto walk = [this](bool forward) {
        const std::size_t step = m_player.stepIndex();
        if (m_player.active() && (forward ? step + 1 < m_player.lesson().steps.size() : step > 0))
            m_player.preview(m_player.file(), forward ? step + 1 : step - 1);
    };
    connect(&m_player, &LessonPlayer::stepChanged, this, [this] {
        const std::size_t step = m_player.stepIndex();
        m_steps->back.setEnabled(m_player.active() && step > 0);
        m_steps->next.setEnabled(m_player.active() && step + 1 < m_player.lesson().steps.size());
    });
    connect(&m_steps->next, &QAction::triggered, this, [walk] { walk(true); });
    connect(&m_steps->back, &QAction::triggered, this, [walk] { walk(false); });
    for (QAction* action : {&m_steps->check, &m_steps->showMe, &m_steps->restart, &m_steps->leave})
        action->setEnabled(false); // A preview does nothing; Try does.
}

bool LessonEditor::modified() const { return m_text->document()->isModified(); }

void LessonEditor::begin()
{
    m_reading.cancel();
    m_template = templateText();
    setFile({});
    take(m_template);
    say({});
}

void LessonEditor::open(const QString& file)
{
    m_wanted = file;
    say(tr("Reading…"));
    m_reading.start([path = QFile::encodeName(file).toStdString()](const std::stop_token& stop,
                                                                   const auto&) -> Result<QByteArray> {
        const auto text = readFile(path, mostLessonBytes, stop);
        if (!text)
            return text.error();
        return QByteArray::fromStdString(*text);
    });
}

void LessonEditor::take(const QByteArray& text)
{
    if (!m_wanted.isEmpty())
        setFile(std::exchange(m_wanted, {}));
    m_text->setPlainText(QString::fromUtf8(text));
    m_text->document()->setModified(false);
    say({});
    m_pause.stop();
    refresh();
}

void LessonEditor::setFile(const QString& file)
{
    m_file = file;
    m_player.leave();
    retranslate();
    showStep();
}

void LessonEditor::saveTo(const QString& file)
{
    const QByteArray text = m_text->toPlainText().toUtf8();
    m_text->document()->setModified(false); // Set again if it fails.
    say(tr("Saving…"));
    m_writes.add(file, [path = QFile::encodeName(file).toStdString(), text] {
        return writeFile(path, {text.constData(), static_cast<std::size_t>(text.size())});
    });
}

void LessonEditor::save()
{
    if (m_file.isEmpty())
        return askSaveAs();
    saveTo(m_file);
}

void LessonEditor::askSaveAs()
{
    const QString proposal = m_file.isEmpty() ? QStringLiteral("mine.lesson") : m_file;
    const QString file = askSaveFile(this, tr("Save lesson"), proposal, tr("Lessons (*.lesson)"));
    if (!file.isEmpty())
        saveTo(file);
}

void LessonEditor::askNew()
{
    unlessUnsaved([this] { begin(); });
}

void LessonEditor::askOpen()
{
    unlessUnsaved([this] {
        const QString file = askOpenFile(this, tr("Open lesson"), tr("Lessons (*.lesson)"));
        if (!file.isEmpty())
            open(file);
    });
}

void LessonEditor::unlessUnsaved(std::function<void()> then)
{
    if (!modified())
        return then();
    if (m_question) {
        m_question->raise();
        return;
    }
    m_question =
        new QMessageBox(QMessageBox::Question, tr("Unsaved lesson"),
                        tr("The lesson has changes that are not saved."), QMessageBox::NoButton, this);
    m_question->setObjectName(QStringLiteral("unsavedLesson"));
    m_question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* discard = m_question->addButton(tr("Discard changes"), QMessageBox::DestructiveRole);
    discard->setObjectName(QStringLiteral("discardLesson"));
    m_question->setDefaultButton(m_question->addButton(tr("Keep editing"), QMessageBox::RejectRole));
    connect(discard, &QPushButton::clicked, this, then, Qt::QueuedConnection);
    m_question->open();
}

void LessonEditor::reject()
{
    unlessUnsaved([this] {
        m_text->document()->setModified(false);
        QDialog::reject();
    });
}

void LessonEditor::closeEvent(QCloseEvent* event)
{
    if (!modified())
        return QDialog::closeEvent(event);
    event->ignore();
    reject();
}

void LessonEditor::refresh()
{
    m_pause.stop();
    const QByteArray text = m_text->toPlainText().toUtf8();
    const std::string_view bytes(text.constData(), static_cast<std::size_t>(text.size()));
    m_faults = lessonFaults(bytes);
    if (m_faults.empty())
        if (auto lesson = readLesson(bytes))
            m_lesson = std::make_shared<const Lesson>(*std::move(lesson));
    showFaults();
    markLines();
    showStep();
}

void LessonEditor::showFaults()
{
    m_list->clear();
    const Tokens colors = tokens(palette());
    for (const LessonFault& fault : m_faults) {
        Error error = fault.error;
        error.place.clear();
        const QString sentence = translated(error);
        auto* item = new QListWidgetItem(
            fault.line > 0 ? tr("Line %1: %2").arg(QString::number(fault.line), sentence) : sentence, m_list);
        item->setForeground(colors.bad);
        item->setData(lineRole, static_cast<qulonglong>(fault.line));
    }
    if (m_faults.empty() && m_lesson)
        for (const LessonRemark& remark : lessonRemarks(*m_lesson)) {
            auto* item = new QListWidgetItem(translated(remark.message), m_list);
            item->setForeground(colors.mutedText);
        }
    if (m_list->count() == 0)
        (new QListWidgetItem(tr("The lesson is valid."), m_list))->setForeground(colors.good);
    m_try->setEnabled(m_faults.empty());
    retranslate();
}

/// Lines with faults have a coloured background.
void LessonEditor::markLines()
{
    QColor color = tokens(palette()).bad;
    color.setAlpha(50);
    QList<QTextEdit::ExtraSelection> marks;
    for (const LessonFault& fault : m_faults) {
        const QTextBlock block = m_text->document()->findBlockByNumber(static_cast<int>(fault.line) - 1);
        if (!block.isValid())
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(block);
        mark.format.setBackground(color);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks += mark;
    }
    m_text->setExtraSelections(marks);
}

void LessonEditor::goToLine(const QListWidgetItem* item)
{
    const int line = item->data(lineRole).toInt();
    if (line <= 0)
        return;
    m_text->setTextCursor(QTextCursor(m_text->document()->findBlockByNumber(line - 1)));
    m_text->centerCursor();
    m_text->setFocus();
}

/// Counts titles of steps above the cursor; in a block of code there is none.
std::size_t LessonEditor::stepAtCursor() const
{
    std::size_t steps = 0;
    bool code = false;
    const QTextBlock last = m_text->textCursor().block();
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        if (block.text().startsWith(QStringLiteral("```")))
            code = !code;
        else if (!code && block.text().startsWith(QStringLiteral("# ")))
            ++steps;
        if (block == last)
            break;
    }
    return steps > 0 ? steps - 1 : 0;
}

void LessonEditor::showStep()
{
    if (!m_lesson)
        return m_player.leave();
    const std::size_t step = std::min(stepAtCursor(), m_lesson->steps.size() - 1);
    if (m_player.active() && m_player.file().lesson == m_lesson && m_player.stepIndex() == step)
        return;
    m_player.preview({{}, m_file, m_lesson, true}, step);
}

void LessonEditor::tryStep()
{
    refresh();
    if (m_faults.empty() && m_lesson)
        emit tryRequested({{}, m_file, m_lesson, true}, m_player.stepIndex());
}

void LessonEditor::fail(const Error& error)
{
    if (m_wanted.isEmpty()) // It was not written.
        m_text->document()->setModified(true);
    m_wanted.clear();
    say(translated(error));
}

/// Below the list; an empty line takes no room.
void LessonEditor::say(const QString& text)
{
    m_state->setText(text);
    m_state->setVisible(!text.isEmpty());
}

void LessonEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showFaults();
        const bool untouched = m_file.isEmpty() && m_text->toPlainText().toUtf8() == m_template;
        if (untouched && templateText() != m_template)
            begin();
    } else if (event->type() == QEvent::PaletteChange) {
        restyle();
    }
    QDialog::changeEvent(event);
}

void LessonEditor::restyle()
{
    m_colors->setTokens(tokens(palette()));
    markLines();
}

void LessonEditor::retranslate()
{
    const QString name = m_file.isEmpty() ? tr("New lesson") : QFileInfo(m_file).fileName();
    setWindowTitle(tr("%1[*] – Lesson editor").arg(name));
    m_textTitle->setText(tr("&Text"));
    m_previewTitle->setText(m_faults.empty() ? tr("Preview") : tr("Preview of the last valid text"));
    m_text->setAccessibleName(tr("Text of the lesson"));
    m_list->setAccessibleName(tr("Faults and remarks"));
    m_new->setText(tr("&New"));
    m_open->setText(tr("&Open…"));
    m_save->setText(tr("&Save"));
    m_saveAs->setText(tr("Save &as…"));
    m_try->setText(tr("T&ry step"));
    m_try->setToolTip(tr("Play the lesson in the window from the step at the text cursor"));
    m_steps->back.setIconText(tr("Back"));
    m_steps->next.setIconText(tr("Next"));
    m_steps->check.setIconText(tr("Check result"));
    m_steps->showMe.setIconText(tr("Show me"));
}

} // namespace doppler
