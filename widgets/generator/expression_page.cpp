// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/generator/expression_page.h"

#include "core/base/fingerprint.h"
#include "core/base/shell_word.h"
#include "core/catalog/graph_file.h"
#include "core/io/bytes/file.h"
#include "widgets/generator/einsum_editor.h"
#include "widgets/options/option_form.h"
#include "widgets/shell/save_file.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QStandardPaths>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace doppler {

namespace {

constexpr int pauseMilliseconds = 120;
/// An editor for people: what is longer was made by a program, and opens as a graph.
constexpr std::uint64_t mostEditedBytes = std::uint64_t{1} << 20;
constexpr const char* standardName = "expression";

/// What reads the files.
const GraphFormat& expressionFormat()
{
    const auto formats = graphFormats();
    return *std::ranges::find(formats, "einsum", &GraphFormat::id);
}

/// What a file's content would not be known by.
std::optional<EinsumTextFault> firstLineFault(const std::string& text)
{
    if (looksLikeEinsumText(text))
        return std::nullopt;
    return EinsumTextFault{
        {DOPPLER_TEXT("core", "the first statement must be \"einsum NAME\" or \"extents i=1000 ...\"")},
        {1, 1, 0}};
}

std::string encoded(const QString& file) { return QFile::encodeName(file).toStdString(); }

bool isBlank(const std::string& text) { return text.find_first_not_of(" \t\r\n") == std::string::npos; }

} // namespace

ExpressionPage::ExpressionPage(QWidget* parent)
    : GraphPage(parent), m_editor(new EinsumEditor), m_examplesButton(new QToolButton),
      m_examples(new QMenu(this)), m_open(new QAction(this)), m_save(new QAction(this)),
      m_fileLabel(new QLabel), m_state(new QLabel), m_form(new OptionForm),
      m_check({[this](const Checked& checked) { take(checked); }, [](const Error&) {}, {}})
{
    setObjectName(QStringLiteral("expressionPage"));
    m_wait.setSingleShot(true);
    m_wait.setInterval(pauseMilliseconds);
    connect(&m_wait, &QTimer::timeout, this, &ExpressionPage::check);
    connect(m_editor, &QPlainTextEdit::textChanged, &m_wait, qOverload<>(&QTimer::start));
    connect(m_editor->document(), &QTextDocument::modificationChanged, this, [this] {
        showState();
        emit changed(); // the command line is that of a saved file
    });
    m_examplesButton->setObjectName(QStringLiteral("examples"));
    m_examplesButton->setMenu(m_examples);
    m_examplesButton->setPopupMode(QToolButton::InstantPopup);
    m_examplesButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_open->setObjectName(QStringLiteral("openExpression"));
    connect(m_open, &QAction::triggered, this, &ExpressionPage::askOpen);
    m_save->setObjectName(QStringLiteral("saveExpression"));
    connect(m_save, &QAction::triggered, this, &ExpressionPage::askSave);
    for (QAction* action : {m_open, m_save}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    m_open->setShortcut(QKeySequence::Open);
    m_save->setShortcut(QKeySequence::Save);
    auto* jump = new QAction(this);
    jump->setShortcut(Qt::Key_F8);
    jump->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(jump, &QAction::triggered, m_editor, &EinsumEditor::goToFault);
    addAction(jump);
    m_fileLabel->setTextFormat(Qt::PlainText);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_state->setObjectName(QStringLiteral("expressionState"));
    m_state->installEventFilter(this);
    m_form->setObjectName(QStringLiteral("expressionOptions"));
    m_form->setSpecs(expressionFormat().options({}));
    m_form->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_form, &OptionForm::changed, this, &GraphPage::changed);

    auto* bar = new QHBoxLayout;
    bar->setSpacing(gridUnit / 2);
    bar->addWidget(m_examplesButton);
    for (QAction* action : {m_open, m_save}) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        bar->addWidget(button);
    }
    m_examplesButton->setFocusPolicy(Qt::StrongFocus);
    bar->addStretch(1);
    bar->addWidget(m_fileLabel);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, gridUnit, 0, 0);
    column->setSpacing(gridUnit);
    column->addLayout(bar);
    column->addWidget(m_editor, 1);
    column->addWidget(m_state);
    column->addWidget(m_form);
    retranslate();
    restyle();
}

std::string ExpressionPage::text() const { return m_editor->toPlainText().toStdString(); }

std::string ExpressionPage::name() const
{
    return m_file.isEmpty() ? standardName : QFileInfo(m_file).completeBaseName().toStdString();
}

bool ExpressionPage::modified() const { return m_editor->document()->isModified(); }

bool ExpressionPage::valid() const { return m_known && !m_fault && !blank() && m_form->valid(); }

bool ExpressionPage::blank() const { return isBlank(text()); }

std::function<Result<GraphPtr>()> ExpressionPage::make() const
{
    return [text = text(), name = name(), options = m_form->values()] {
        return expressionFormat().read(text, {name, options, {}}); // as a file of that text opens
    };
}

void ExpressionPage::check()
{
    m_check.start([text = text(), name = name()](std::stop_token, const auto&) -> Result<Checked> {
        auto read = std::make_shared<EinsumText>(readEinsumText(text, name));
        if (!read->fault)
            read->fault = firstLineFault(text);
        return Checked(std::move(read));
    });
}

void ExpressionPage::take(const Checked& checked)
{
    m_known = checked;
    m_fault.reset();
    if (checked->fault && !blank())
        m_fault = Fault{checked->fault->message, checked->fault->place, {}};
    showState();
    emit changed();
}

GivenOptions ExpressionPage::given() const
{
    return changedOptions(expressionFormat().options({}), m_form->values());
}

bool ExpressionPage::showFault(const Error& error)
{
    if (m_form->showFault(error))
        return true;
    // What the expansion refuses names the operation, not its place.
    std::optional<TextPlace> place;
    if (m_known)
        for (const MessageValue& argument : error.message.arguments)
            for (std::size_t i = 0; !place && i < m_known->operations.size(); ++i)
                if (m_known->program.operations[i].name == argument.text)
                    place = m_known->operations[i];
    m_fault = Fault{error.message, place, error.file};
    showState();
    return place.has_value();
}

void ExpressionPage::showState()
{
    const Tokens colors = tokens(palette());
    QPalette look = palette();
    look.setColor(QPalette::WindowText, m_fault ? colors.bad : colors.mutedText);
    m_state->setPalette(look);
    const bool here = m_fault && m_fault->place;
    m_state->setCursor(here ? Qt::PointingHandCursor : Qt::ArrowCursor);
    m_state->setToolTip(here ? tr("Go to the error (F8)") : QString());
    QString sentence;
    if (m_fault)
        sentence = translated(Error{m_fault->message, m_fault->file, {}});
    m_editor->setFault(here ? m_fault->place : std::nullopt, sentence);
    if (here)
        m_state->setText(tr("Line %1, column %2: %3")
                             .arg(static_cast<qulonglong>(m_fault->place->line))
                             .arg(static_cast<qulonglong>(m_fault->place->column))
                             .arg(sentence));
    else if (m_fault)
        m_state->setText(sentence);
    else
        m_state->setText(blank() ? tr("Enter an expression, open a file or start from an example.")
                                 : tr("No errors"));
    const QString file = m_file.isEmpty() ? tr("not saved") : QFileInfo(m_file).fileName();
    m_fileLabel->setText(modified() && !m_file.isEmpty() ? tr("%1, modified").arg(file) : file);
    m_fileLabel->setToolTip(m_file);
}

Result<QString> ExpressionPage::source()
{
    const std::string content = text();
    // The check of the newest text may still be on its way.
    if (const auto read = parseEinsumText(content, name()); !read)
        return read.error();
    if (const auto fault = firstLineFault(content))
        return Error{fault->message, {}, {}};
    if (!m_file.isEmpty() && !modified()) {
        m_readOptions->set(encoded(m_file), given());
        return m_file;
    }
    static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9_-]+"));
    const auto program = parseEinsumText(content, name());
    const QString stem = QString::fromStdString(program->name).replace(other, QStringLiteral("_")).left(60);
    Fingerprint print;
    print.add(content);
    for (const auto& [option, value] : given()) {
        print.add(option);
        print.add(value);
    }
    const QString file =
        folder() + QStringLiteral("/%1-%2.einsum").arg(stem).arg(print.value(), 16, 16, QLatin1Char('0'));
    QDir().mkpath(folder());
    if (auto written = writeFile(QFile::encodeName(file).toStdString(), content); !written)
        return written.error();
    m_readOptions->set(encoded(file), given());
    return file;
}

QString ExpressionPage::command() const
{
    if (m_file.isEmpty() || modified())
        return {};
    std::string line =
        "doppler graph convert " + shellWord(m_file.toStdString()) + ' ' + shellWord(name() + ".json");
    for (const auto& [option, value] : given())
        line += " --import " + shellWord(option + "=" + value);
    return QString::fromStdString(line);
}

QString ExpressionPage::noCommand() const
{
    return valid() ? tr("Save the expression to a file that the command line can read") : QString();
}

QString ExpressionPage::advice() const
{
    if (!m_form->valid())
        return tr("Correct the marked entries.");
    return m_fault ? tr("Correct the underlined text.") : QString();
}

QString ExpressionPage::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/expressions");
}

void ExpressionPage::begin() { m_editor->setFocus(); }

void ExpressionPage::openFile(const QString& file)
{
    const auto content = readFile(QFile::encodeName(file).toStdString(), mostEditedBytes);
    if (!content)
        return tellFile(content.error());
    m_file = file;
    const QSignalBlocker quiet(m_form); // checking says what has changed
    m_form->setValues(withGiven(expressionFormat().options({}), m_readOptions->of(encoded(file))));
    m_editor->replaceAll(QString::fromStdString(*content));
    m_editor->document()->setModified(false);
    check();
}

void ExpressionPage::saveFile(const QString& file)
{
    if (auto written = writeFile(QFile::encodeName(file).toStdString(), text()); !written)
        return tellFile(written.error());
    m_file = file;
    m_editor->document()->setModified(false);
    showState();
    emit changed();
}

void ExpressionPage::tellFile(const Error& error)
{
    m_fault = Fault{error.message, {}, error.file};
    showState();
}

void ExpressionPage::askOpen()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Open expression"), QFileInfo(m_file).path(),
                                                      tr("Expressions (*.einsum);;All files (*)"));
    if (!file.isEmpty())
        openFile(file);
}

void ExpressionPage::askSave()
{
    const QString proposal =
        m_file.isEmpty() ? QLatin1String(standardName) + QStringLiteral(".einsum") : m_file;
    QString file =
        askSaveFile(this, tr("Save expression"), proposal, tr("Expressions (*.einsum);;All files (*)"));
    if (!file.isEmpty())
        saveFile(file);
}

void ExpressionPage::fillExamples()
{
    m_examples->clear();
    const std::pair<const char*, QString> examples[] = {{"chain", tr("Chain of matrix products")},
                                                        {"softmax", tr("Softmax")},
                                                        {"feed-forward", tr("Feed-forward network")},
                                                        {"attention", tr("Attention")}};
    for (const auto& [id, title] : examples) {
        QAction* action = m_examples->addAction(title);
        action->setObjectName(QLatin1String("example_") + QLatin1String(id));
        connect(action, &QAction::triggered, this,
                [this, resource = QStringLiteral(":/examples/%1.einsum").arg(QLatin1String(id))] {
                    QFile file(resource);
                    if (!file.open(QIODevice::ReadOnly))
                        return;
                    m_file.clear();
                    m_editor->replaceAll(QString::fromUtf8(file.readAll()));
                    m_editor->setFocus();
                });
    }
}

void ExpressionPage::restyle()
{
    m_examplesButton->setIcon(icon(QStringLiteral("new"), palette()));
    m_open->setIcon(icon(QStringLiteral("open"), palette()));
    m_save->setIcon(icon(QStringLiteral("save"), palette()));
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    m_fileLabel->setPalette(muted);
    showState();
}

void ExpressionPage::retranslate()
{
    m_examplesButton->setText(tr("Examples"));
    m_examplesButton->setToolTip(tr("Start from an example"));
    m_open->setText(tr("Open…"));
    m_open->setToolTip(tr("Open an expression from a file"));
    m_save->setText(tr("Save…"));
    m_save->setToolTip(tr("Save the expression to a file"));
    m_editor->setAccessibleName(tr("Expression"));
    m_editor->setPlaceholderText(
        tr("An expression in the einsum language, for example:\n\n%1")
            .arg(QStringLiteral("extents i=1000 j=1000 k=1000\ninput A[i,j], B[j,k]\n"
                                "C[i,k] = sum A[i,j] * B[j,k]   pieces i=2 k=2")));
    fillExamples();
    showState();
}

void ExpressionPage::changeEvent(QEvent* event)
{
    GraphPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        restyle();
}

bool ExpressionPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_state && event->type() == QEvent::MouseButtonPress) {
        m_editor->goToFault();
        return true;
    }
    return GraphPage::eventFilter(watched, event);
}

} // namespace doppler
