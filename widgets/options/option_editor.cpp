// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/options/option_editor.h"

#include "widgets/options/choice_words.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>
#include <QStyleOptionSpinBox>
#include <QTextDocument>
#include <algorithm>
#include <limits>

namespace doppler {

namespace {

int toInt(double value)
{
    constexpr double least = std::numeric_limits<int>::min();
    constexpr double most = std::numeric_limits<int>::max();
    return static_cast<int>(std::clamp(value, least, most));
}

/// A spin box counts in ints.
bool fitsSpinBox(const OptionSpec& spec)
{
    return spec.least >= std::numeric_limits<int>::min() && spec.most <= std::numeric_limits<int>::max();
}

/// The text as core reads it, for a number in the window's language or in the plain notation.
std::string plainNumber(const QString& text)
{
    bool good = false;
    const double local = QLocale().toDouble(text.trimmed(), &good);
    return good ? QByteArray::number(local, 'g', 17).toStdString() : text.trimmed().toStdString();
}

/// The same for a whole number.
std::string plainInteger(const QString& text)
{
    bool good = false;
    const qlonglong local = QLocale().toLongLong(text.trimmed(), &good);
    return good ? std::to_string(local) : text.trimmed().toStdString();
}

} // namespace

QString optionLabel(const OptionSpec& spec)
{
    return spec.label.empty() ? optionHelp(spec) : translatedText(spec.label);
}

QString optionHelp(const OptionSpec& spec)
{
    QString help = translatedText(spec.help);
    if (!help.isEmpty())
        help.replace(0, 1, help.at(0).toUpper());
    return help;
}

QString formatNumber(double value)
{
    const double size = std::abs(value);
    if (size != 0 && (size < 1e-4 || size >= 1e7))
        return QLocale().toString(value, 'g', 6).replace(QStringLiteral("e-0"), QStringLiteral("e-"));
    QLocale plain;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    return plain.toString(value, 'g', 6);
}

void alignWithSpinBoxes(QLineEdit& field)
{
    QStyleOptionSpinBox box;
    box.initFrom(&field);
    box.rect = QRect(0, 0, 16 * gridUnit, 3 * gridUnit);
    box.frame = true;
    box.subControls = QStyle::SC_All;
    const QStyle& style = *field.style();
    const QRect text = style.subControlRect(QStyle::CC_SpinBox, &box, QStyle::SC_SpinBoxEditField, &field);
    const int buttons = box.rect.right() - text.right();
    const int frame = style.pixelMetric(QStyle::PM_DefaultFrameWidth, nullptr, &field);
    field.setTextMargins(0, 0, std::max(0, buttons - frame), 0);
}

OptionEditor::OptionEditor(OptionSpec spec, QWidget* parent)
    : QWidget(parent), m_spec(std::move(spec)), m_line(new QHBoxLayout), m_unit(new QLabel(this)),
      m_error(new QLabel(this))
{
    setObjectName(QStringLiteral("option_") + QString::fromStdString(m_spec.name));
    m_error->setObjectName(objectName() + QStringLiteral("_error"));
    m_error->setWordWrap(true);
    m_error->setTextFormat(Qt::PlainText);
    m_error->hide();
    m_unit->setObjectName(objectName() + QStringLiteral("_unit"));
    m_unit->setTextFormat(Qt::PlainText);
    m_unit->setVisible(!m_spec.unit.empty());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridUnit / 2);
    QWidget* field = makeField();
    field->setObjectName(objectName() + QStringLiteral("_field"));
    setFocusProxy(field);
    field->setFocusPolicy(Qt::StrongFocus);
    field->installEventFilter(this);
    m_line->setSpacing(gridUnit);
    m_line->addWidget(field, 1);
    m_line->addWidget(m_unit);
    layout->addLayout(m_line);
    layout->addWidget(m_error);
    setValue(m_spec.standard);
    retranslate();
    restyle();
}

QWidget* OptionEditor::makeField()
{
    if (std::holds_alternative<bool>(m_spec.standard)) {
        m_flag = new QCheckBox(this);
        connect(m_flag, &QCheckBox::toggled, this, &OptionEditor::takeChange);
        return m_flag;
    }
    if (std::holds_alternative<std::int64_t>(m_spec.standard) && fitsSpinBox(m_spec)) {
        m_integer = new QSpinBox(this);
        m_integer->setRange(toInt(m_spec.least), toInt(m_spec.most));
        m_integer->setGroupSeparatorShown(true);
        m_integer->setAccelerated(true);
        m_integer->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
        m_integer->setAlignment(Qt::AlignRight);
        connect(m_integer, &QSpinBox::valueChanged, this, &OptionEditor::takeChange);
        return m_integer;
    }
    if (!m_spec.choices.empty()) {
        m_choice = new QComboBox(this);
        for (const std::string& choice : m_spec.choices)
            m_choice->addItem(QString(), QString::fromStdString(choice));
        connect(m_choice, &QComboBox::currentIndexChanged, this, &OptionEditor::takeChange);
        return m_choice;
    }
    m_text = new QLineEdit(this);
    if (!std::holds_alternative<std::string>(m_spec.standard)) {
        m_text->setAlignment(Qt::AlignRight);
        alignWithSpinBoxes(*m_text);
    }
    connect(m_text, &QLineEdit::textChanged, this, &OptionEditor::takeChange);
    return m_text;
}

void OptionEditor::takeChange()
{
    check();
    emit changed();
}

int OptionEditor::unitWidth() const
{
    return m_spec.unit.empty() ? 0 : m_unit->fontMetrics().horizontalAdvance(translatedText(m_spec.unit));
}

void OptionEditor::reserveUnit(int width)
{
    m_unit->setFixedWidth(width);
    m_unit->setVisible(width > 0);
}

void OptionEditor::addBeside(QWidget* widget)
{
    m_line->insertWidget(m_line->indexOf(m_unit), widget, 0, Qt::AlignVCenter);
}

void OptionEditor::showFault(const Error& error)
{
    m_error->setText(translated(error));
    m_error->show();
}

void OptionEditor::setValue(const OptionValue& value)
{
    if (m_flag)
        m_flag->setChecked(std::get<bool>(value));
    else if (m_integer)
        m_integer->setValue(toInt(static_cast<double>(std::get<std::int64_t>(value))));
    else if (m_choice)
        m_choice->setCurrentIndex(m_choice->findData(QString::fromStdString(std::get<std::string>(value))));
    else if (const auto* whole = std::get_if<std::int64_t>(&value))
        m_text->setText(QString::number(*whole));
    else if (const double* number = std::get_if<double>(&value))
        m_text->setText(formatNumber(*number));
    else
        m_text->setText(QString::fromStdString(std::get<std::string>(value)));
}

std::string OptionEditor::text() const
{
    if (m_flag)
        return m_flag->isChecked() ? "true" : "false";
    if (m_integer)
        return std::to_string(m_integer->value());
    if (m_choice)
        return m_choice->currentData().toString().toStdString();
    if (std::holds_alternative<double>(m_spec.standard))
        return plainNumber(m_text->text());
    if (std::holds_alternative<std::int64_t>(m_spec.standard))
        return plainInteger(m_text->text());
    return m_text->text().toStdString();
}

Result<void> OptionEditor::writeTo(Options& options) const
{
    return options.set(std::span(&m_spec, 1), m_spec.name, text());
}

bool OptionEditor::valid() const
{
    Options scratch;
    return writeTo(scratch).ok();
}

void OptionEditor::check()
{
    Options scratch;
    const auto written = writeTo(scratch);
    m_error->setVisible(!written);
    if (!written)
        m_error->setText(translated(written.error()));
}

void OptionEditor::restyle()
{
    QPalette bad = palette();
    bad.setColor(QPalette::WindowText, tokens(palette()).bad);
    m_error->setPalette(bad);
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    m_unit->setPalette(muted);
}

void OptionEditor::retranslate()
{
    const std::string text = toString(m_spec.standard);
    const QString standard = m_spec.choices.empty() ? QString::fromStdString(text) : choiceText(text);
    const QString tip = tr("%1\nOption %2, default %3")
                            .arg(optionHelp(m_spec), QString::fromStdString(m_spec.name), standard);
    setToolTip(tip); // literal_tips.h wraps long lines
    m_unit->setText(translatedText(m_spec.unit));
    for (QWidget* named : {static_cast<QWidget*>(this), focusProxy()}) {
        named->setAccessibleName(optionLabel(m_spec));
        named->setAccessibleDescription(optionHelp(m_spec));
    }
    for (int i = 0; m_choice && i < m_choice->count(); ++i)
        m_choice->setItemText(i, choiceText(m_choice->itemData(i).toString().toStdString()));
    if (m_text)
        check();
}

void OptionEditor::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

/// Whoever scrolls past a field doesn't mean to change it.
bool OptionEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Wheel && !focusProxy()->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void alignUnits(std::span<OptionEditor* const> editors)
{
    int widest = 0;
    for (const OptionEditor* editor : editors)
        widest = std::max(widest, editor->unitWidth());
    for (OptionEditor* editor : editors)
        editor->reserveUnit(widest);
}

} // namespace doppler
