// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/lesson_form.h"

#include "widgets/lessons/lesson_player.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QVBoxLayout>

namespace doppler {

namespace {

QString fieldName(const LessonQuestion& question)
{
    return QStringLiteral("answer_") + QString::fromStdString(question.name);
}

/// Few short choices stand side by side.
bool inOneRow(const LessonQuestion& question)
{
    std::size_t letters = 0;
    for (const std::string& choice : question.choices)
        letters += choice.size() + 6;
    return letters <= 36;
}

} // namespace

LessonForm::LessonForm(LessonPlayer& player, QWidget* parent) : QWidget(parent), m_player(player)
{
    setObjectName(QStringLiteral("lessonForm"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    connect(&m_player, &LessonPlayer::answersChanged, this, &LessonForm::showAnswers);
}

void LessonForm::showStep()
{
    delete m_page;
    m_fields.clear();
    m_choices.clear();
    m_page = new QWidget;
    m_page->setProperty("data", true);
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins({});
    column->setSpacing(gridUnit);
    if (m_player.active())
        for (const LessonQuestion& question : m_player.step().questions)
            question.choices.empty() ? addField(column, question) : addChoices(column, question);
    layout()->addWidget(m_page);
    showAnswers();
}

void LessonForm::addField(QVBoxLayout* column, const LessonQuestion& question)
{
    auto* label = new QLabel(QString::fromStdString(question.text));
    label->setWordWrap(true);
    auto* field = new QLineEdit;
    field->setObjectName(fieldName(question));
    field->setAccessibleName(label->text());
    field->setMaxLength(40);
    field->setFixedWidth(qRound(12 * gridUnit * textScale(font())));
    label->setBuddy(field);
    m_fields[question.name] = field;
    auto* row = new QHBoxLayout;
    row->setSpacing(gridUnit);
    row->addWidget(label, 1);
    row->addWidget(field);
    column->addLayout(row);
    connect(field, &QLineEdit::textEdited, this, [this, name = question.name](const QString& text) {
        m_player.setAnswer(name, text.toStdString());
    });
    connect(field, &QLineEdit::returnPressed, &m_player, &LessonPlayer::check);
}

void LessonForm::addChoices(QVBoxLayout* column, const LessonQuestion& question)
{
    auto* label = new QLabel(QString::fromStdString(question.text));
    label->setWordWrap(true);
    auto* group = new QButtonGroup(m_page);
    m_choices[question.name] = group;
    QBoxLayout* buttons = inOneRow(question) ? static_cast<QBoxLayout*>(new QHBoxLayout) : new QVBoxLayout;
    buttons->setSpacing(gridUnit / 2);
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        auto* button = new QRadioButton(QString::fromStdString(question.choices[i]));
        button->setObjectName(fieldName(question) + QString::number(i));
        button->setAccessibleDescription(label->text());
        group->addButton(button, static_cast<int>(i));
        buttons->addWidget(button);
    }
    if (inOneRow(question)) {
        auto* row = new QHBoxLayout;
        row->addWidget(label, 1);
        row->addLayout(buttons);
        column->addLayout(row);
    } else {
        column->addWidget(label);
        column->addLayout(buttons);
    }
    connect(group, &QButtonGroup::idClicked, this, [this, name = question.name](int choice) {
        m_player.setChoice(name, static_cast<std::size_t>(choice));
    });
}

void LessonForm::showAnswers()
{
    for (const auto& [name, text] : m_player.answers())
        if (const auto field = m_fields.find(name); field != m_fields.end())
            field->second->setText(QString::fromStdString(text));
    for (const auto& [name, choice] : m_player.choices())
        if (const auto group = m_choices.find(name); group != m_choices.end())
            if (auto* button = group->second->button(static_cast<int>(choice)))
                button->setChecked(true);
}

} // namespace doppler
