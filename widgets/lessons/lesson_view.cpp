// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/lesson_view.h"

#include "widgets/help/document_browser.h"
#include "widgets/lessons/lesson_form.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/lessons/lesson_words.h"
#include "widgets/ui/controls/title_label.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QTextDocument>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace doppler {

namespace {

constexpr int margin = gridUnit + 4;

/// Widgets in a row, or below each other where it is too narrow for that.
class WrappingRow : public QWidget {
public:
    explicit WrappingRow(const QList<QWidget*>& widgets)
        : m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
    {
        m_row->setContentsMargins({});
        m_row->setSpacing(gridUnit);
        for (QWidget* widget : widgets)
            m_row->addWidget(widget);
        m_row->insertStretch(1);
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        int widest = 0;
        for (int i = 0; i < m_row->count(); ++i)
            widest = std::max(widest, m_row->itemAt(i)->minimumSize().width());
        return {widest, m_row->totalMinimumSize().height()};
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QWidget::resizeEvent(event);
        arrange();
    }
    bool event(QEvent* event) override
    {
        const bool done = QWidget::event(event);
        if (event->type() == QEvent::LayoutRequest) // Texts may have changed.
            arrange();
        return done;
    }

private:
    void arrange()
    {
        int whole = 0;
        for (int i = 0; i < m_row->count(); ++i)
            if (const int part = m_row->itemAt(i)->sizeHint().width(); part > 0)
                whole += part + (whole > 0 ? m_row->spacing() : 0);
        m_row->setDirection(whole > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    }
    QBoxLayout* m_row;
};

QToolButton* smallButton(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setObjectName(action->objectName() + QStringLiteral("Button"));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

LessonView::LessonView(LessonPlayer& player, const Actions& actions, QWidget* parent)
    : QWidget(parent), m_player(player), m_title(new TitleLabel(1.15)), m_position(new QLabel),
      m_progress(new QProgressBar), m_text(new DocumentBrowser), m_form(new LessonForm(player)),
      m_verdicts(new QLabel), m_hintButton(new QToolButton), m_way(new QWidget), m_end(new QWidget),
      m_endText(new QLabel), m_leave(new QPushButton), m_stay(new QPushButton), m_following(new QPushButton)
{
    setObjectName(QStringLiteral("lessonView"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, gridUnit / 2, margin, gridUnit);
    column->setSpacing(gridUnit);
    makeHead(column, actions);
    m_text->setObjectName(QStringLiteral("lessonText"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setProperty("data", true);
    m_text->document()->setDocumentMargin(0);
    m_text->viewport()->setAutoFillBackground(false);
    column->addWidget(m_text, 1);
    m_verdicts->setObjectName(QStringLiteral("lessonVerdicts"));
    m_verdicts->setTextFormat(Qt::RichText);
    m_verdicts->setWordWrap(true);
    m_verdicts->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(m_verdicts); // Above the form: when it appears, the text gives way and no field moves.
    column->addWidget(m_form);
    makeFoot(column, actions);

    connect(&m_player, &LessonPlayer::stepChanged, this, &LessonView::showStep);
    connect(&m_player, &LessonPlayer::changed, this, &LessonView::refresh);
    connect(m_hintButton, &QToolButton::toggled, this, [this](bool shown) {
        m_hinted = shown;
        refresh();
        if (shown)
            emit hintShown();
    });
    connect(m_leave, &QPushButton::clicked, actions.leave, &QAction::trigger);
    connect(m_stay, &QPushButton::clicked, this, &LessonView::stayRequested);
    connect(m_following, &QPushButton::clicked, this, &LessonView::followingRequested);
    retranslate();
    restyle();
    showStep();
}

void LessonView::makeHead(QVBoxLayout* column, const Actions& actions)
{
    m_title->setObjectName(QStringLiteral("lessonTitle"));
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setProperty("data", true);
    m_position->setObjectName(QStringLiteral("lessonPosition"));
    m_progress->setObjectName(QStringLiteral("lessonProgress"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(gridUnit / 2);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_position, 1);
    row->addWidget(smallButton(actions.restart));
    row->addWidget(smallButton(actions.leave));
    column->addLayout(row);
    column->addWidget(m_progress);
    column->addWidget(m_title);
}

QPushButton* LessonView::buttonOf(QAction* action)
{
    auto* button = new QPushButton;
    button->setObjectName(action->objectName() + QStringLiteral("Button"));
    const auto follow = [button, action] {
        button->setText(action->iconText());
        button->setToolTip(action->toolTip());
        button->setEnabled(action->isEnabled());
    };
    connect(action, &QAction::changed, button, follow);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    follow();
    return button;
}

void LessonView::makeFoot(QVBoxLayout* column, const Actions& actions)
{
    m_hintButton->setObjectName(QStringLiteral("lessonHint"));
    m_hintButton->setCheckable(true);
    m_hintButton->setAutoRaise(true);
    m_hintButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_hintButton->setFocusPolicy(Qt::StrongFocus);
    auto* way = new QVBoxLayout(m_way);
    way->setContentsMargins({});
    way->setSpacing(gridUnit);
    auto* help = new QWidget;
    auto* both = new QHBoxLayout(help);
    both->setContentsMargins({});
    both->setSpacing(gridUnit);
    both->addWidget(buttonOf(actions.showMe), 1);
    both->addWidget(buttonOf(actions.check), 1);
    auto* steps = new QHBoxLayout;
    steps->setSpacing(gridUnit);
    steps->addWidget(buttonOf(actions.back));
    steps->addStretch();
    QPushButton* next = buttonOf(actions.next);
    next->setDefault(true);
    steps->addWidget(next);
    way->addWidget(new WrappingRow({m_hintButton, help}));
    way->addLayout(steps);
    column->addWidget(m_way);

    auto* end = new QVBoxLayout(m_end);
    end->setContentsMargins({});
    end->setSpacing(gridUnit);
    m_endText->setWordWrap(true);
    m_leave->setObjectName(QStringLiteral("lessonGoBack"));
    m_stay->setObjectName(QStringLiteral("lessonStay"));
    m_following->setObjectName(QStringLiteral("lessonFollowing"));
    m_leave->setDefault(true);
    for (QWidget* part : {static_cast<QWidget*>(m_endText), static_cast<QWidget*>(m_leave),
                          static_cast<QWidget*>(m_stay), static_cast<QWidget*>(m_following)})
        end->addWidget(part);
    column->addWidget(m_end);
}

void LessonView::setFollowing(const QString& title)
{
    m_followingTitle = title;
    showEnd();
}

void LessonView::showStep()
{
    m_hinted = false;
    m_hintButton->setChecked(false);
    m_form->showStep();
    refresh();
    m_text->verticalScrollBar()->setValue(0);
}

void LessonView::refresh()
{
    const bool active = m_player.active();
    m_progress->setVisible(active);
    m_title->setVisible(active);
    m_hintButton->setVisible(active && !m_player.step().hint.empty());
    m_form->setVisible(active && !m_player.step().questions.empty());
    m_form->setEnabled(active && m_player.state() == LessonPlayer::State::Waiting);
    if (!active) {
        m_position->setText(tr("No lesson is open. Choose one from the Lessons menu."));
    } else {
        const int steps = static_cast<int>(m_player.lesson().steps.size());
        const int step = static_cast<int>(m_player.stepIndex()) + 1;
        m_position->setText(tr("Step %1 of %2").arg(step).arg(steps));
        m_progress->setRange(0, steps);
        m_progress->setValue(m_player.state() == LessonPlayer::State::Finished ? steps : step - 1);
        m_title->setText(QString::fromStdString(m_player.step().title));
    }
    showText();
    showVerdicts();
    showEnd();
}

void LessonView::showText()
{
    QString markdown;
    if (m_player.active()) {
        const LessonScene scene = m_player.scene();
        markdown = filledText(m_player.step().text, scene);
        if (m_hinted)
            markdown += QStringLiteral("\n\n---\n\n") + filledText(m_player.step().hint, scene);
    }
    if (markdown == m_shown)
        return;
    const int at = m_text->verticalScrollBar()->value();
    m_shown = markdown;
    m_text->setFolder(m_player.active() ? QFileInfo(m_player.file().file).path() : QString());
    m_text->setMarkdown(markdown);
    m_text->verticalScrollBar()->setValue(m_hinted ? m_text->verticalScrollBar()->maximum() : at);
}

void LessonView::showVerdicts()
{
    using State = LessonPlayer::State;
    QStringList lines;
    const Tokens t = tokens(palette());
    const auto line = [](const QColor& color, const QString& sign, const QString& text) {
        return QStringLiteral("<span style=\"color:%1\">%2</span>&nbsp;%3")
            .arg(color.name(), sign, text.toHtmlEscaped());
    };
    const bool working = m_player.state() == State::Preparing || m_player.state() == State::Showing;
    if (m_player.fault())
        lines += line(t.bad, QStringLiteral("✗"), translated(*m_player.fault()));
    if (working)
        lines += tr("Working…").toHtmlEscaped();
    else if (m_player.active()) {
        const std::vector<LessonVerdict> verdicts = m_player.verdicts();
        const bool done = m_player.stepDone();
        for (const LessonVerdict& verdict : verdicts) {
            // What is right is said at once; what is missing only to those who ask.
            if (!m_player.checked() && !done)
                break;
            QString text = translated(verdict.found);
            if (!verdict.wanted.text.empty())
                text += QLatin1Char(' ') + translated(verdict.wanted);
            lines += line(verdict.holds ? t.good : t.bad,
                          verdict.holds ? QStringLiteral("✓") : QStringLiteral("✗"), text);
        }
    }
    m_verdicts->setText(lines.join(QStringLiteral("<br>")));
    m_verdicts->setVisible(!lines.isEmpty());
}

void LessonView::showEnd()
{
    const bool finished = m_player.state() == LessonPlayer::State::Finished;
    m_way->setVisible(m_player.active() && !finished);
    m_end->setVisible(finished);
    m_following->setVisible(!m_followingTitle.isEmpty());
    m_following->setText(tr("Next lesson: %1").arg(m_followingTitle));
}

void LessonView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        restyle();
    QWidget::changeEvent(event);
}

void LessonView::restyle()
{
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    m_position->setPalette(muted);
    QPalette clear = palette();
    clear.setColor(QPalette::Base, Qt::transparent);
    m_text->setPalette(clear);
    showVerdicts();
}

void LessonView::retranslate()
{
    setAccessibleName(tr("Lesson"));
    m_text->setAccessibleName(tr("Instructions of the step"));
    m_progress->setAccessibleName(tr("Progress of the lesson"));
    m_verdicts->setAccessibleName(tr("Checks of the step"));
    m_hintButton->setText(tr("Hint"));
    m_hintButton->setToolTip(tr("Show a hint below the text"));
    m_endText->setText(tr("The lesson is complete. The previous graph and runs are still available."));
    m_leave->setText(tr("Return to my work"));
    m_stay->setText(tr("Keep the lesson's graph"));
    m_shown.clear();
    refresh();
}

} // namespace doppler
