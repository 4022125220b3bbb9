// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/generator/family_page.h"

#include "core/workloads/api/workload_source.h"
#include "widgets/options/option_editor.h"
#include "widgets/options/option_form.h"
#include "widgets/ui/controls/search_field.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace doppler {

namespace {

QLabel* makeLabel()
{
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QString sentence(const std::string& phrase)
{
    QString text = translatedText(phrase);
    if (!text.isEmpty())
        text.replace(0, 1, text.at(0).toUpper());
    return text;
}

} // namespace

FamilyPage::FamilyPage(QWidget* parent)
    : GraphPage(parent), m_caption(new QLabel), m_search(new SearchField), m_list(new QListWidget),
      m_title(makeLabel()), m_description(makeLabel()), m_origin(makeLabel()), m_form(new OptionForm),
      m_noOptions(makeLabel()), m_reset(new QPushButton)
{
    setObjectName(QStringLiteral("familyPage"));
    m_search->setObjectName(QStringLiteral("familySearch"));
    connect(m_search, &QLineEdit::textChanged, this, &FamilyPage::narrow);
    m_list->setObjectName(QStringLiteral("families"));
    m_list->setProperty("data", true); // Ids: nothing to translate.
    m_list->setUniformItemSizes(true);
    m_caption->setBuddy(m_list);
    for (const Workload& family : workloads())
        m_list->addItem(QString::fromStdString(family.id));
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            showFamily(workloads()[static_cast<std::size_t>(row)]);
    });
    m_title->setProperty("data", true);
    m_title->setObjectName(QStringLiteral("familyTitle"));
    m_origin->setProperty("data", true);
    m_description->setObjectName(QStringLiteral("familyDescription"));
    connect(m_form, &OptionForm::changed, this, &GraphPage::changed);
    m_reset->setObjectName(QStringLiteral("resetOptions"));
    m_reset->setAutoDefault(false);
    connect(m_reset, &QPushButton::clicked, this, [this] { m_form->setValues(Options(m_family->options)); });

    auto* left = new QVBoxLayout;
    left->setSpacing(gridUnit / 2);
    left->addWidget(m_caption);
    left->addWidget(m_search);
    left->addWidget(m_list, 1);
    auto* right = new QVBoxLayout;
    right->setSpacing(gridUnit / 2);
    right->addWidget(m_title);
    right->addWidget(m_description);
    right->addWidget(m_origin);
    right->addSpacing(gridUnit);
    right->addWidget(m_noOptions);
    right->addWidget(m_form, 1);
    right->addWidget(m_reset, 0, Qt::AlignLeft);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 2 * gridUnit, 0, 0);
    row->setSpacing(3 * gridUnit);
    row->addLayout(left, 1);
    row->addLayout(right, 2);
    retranslate();
    restyle();
    m_list->setCurrentRow(0);
}

void FamilyPage::choose(const QString& source)
{
    const auto asked = parseWorkloadSource(source.toStdString());
    if (!asked)
        return;
    m_left[asked->family] = asked->options;
    for (int row = 0; row < m_list->count(); ++row)
        if (&workloads()[static_cast<std::size_t>(row)] == asked->family) {
            const QSignalBlocker quiet(m_list);
            m_list->setCurrentRow(row);
        }
    m_family = nullptr; // What its fields said counts no more.
    showFamily(*asked->family);
}

void FamilyPage::showFamily(const Workload& family)
{
    if (m_family && m_form->valid())
        m_left[m_family] = m_form->values();
    m_family = &family;
    {
        const QSignalBlocker quiet(m_form);
        m_form->setSpecs(family.options);
        if (const auto left = m_left.find(&family); left != m_left.end())
            m_form->setValues(left->second);
    }
    retranslate();
    emit changed();
}

void FamilyPage::narrow(const QString& text)
{
    for (int row = 0; row < m_list->count(); ++row) {
        const Workload& family = workloads()[static_cast<std::size_t>(row)];
        m_list->item(row)->setHidden(!m_list->item(row)->text().contains(text, Qt::CaseInsensitive) &&
                                     !translatedText(family.description).contains(text, Qt::CaseInsensitive));
    }
}

bool FamilyPage::valid() const { return m_form->valid(); }

std::function<Result<GraphPtr>()> FamilyPage::make() const
{
    return [family = m_family, options = m_form->values()] { return family->make(options); };
}

Result<QString> FamilyPage::source()
{
    return QString::fromStdString(workloadSource(*m_family, m_form->values()));
}

QString FamilyPage::command() const
{
    return QString::fromStdString(generateCommand(*m_family, m_form->values(), m_family->id + ".json"));
}

QString FamilyPage::advice() const { return tr("Correct the marked entries."); }

bool FamilyPage::showFault(const Error& error) { return m_form->showFault(error); }

void FamilyPage::begin() { m_list->setFocus(); }

void FamilyPage::restyle()
{
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    for (QLabel* label : {m_caption, m_origin, m_noOptions})
        label->setPalette(muted);
    QFont strong = resized(font(), 1.15);
    strong.setWeight(QFont::DemiBold);
    m_title->setFont(strong);
}

void FamilyPage::retranslate()
{
    m_caption->setText(tr("&Families"));
    m_list->setAccessibleName(tr("Families"));
    m_search->setPlaceholderText(tr("Find a family"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_noOptions->setText(tr("This family has no options."));
    m_reset->setText(tr("Re&store defaults"));
    m_reset->setToolTip(tr("Reset all options of this family to their defaults"));
    for (int row = 0; row < m_list->count(); ++row)
        m_list->item(row)->setToolTip(sentence(workloads()[static_cast<std::size_t>(row)].description));
    if (!m_family)
        return;
    m_title->setText(QString::fromStdString(m_family->id));
    m_description->setText(sentence(m_family->description));
    m_origin->setText(QString::fromStdString(m_family->source));
    m_origin->setVisible(!m_family->source.empty());
    m_noOptions->setVisible(m_family->options.empty());
    m_form->setVisible(!m_family->options.empty());
    m_reset->setVisible(!m_family->options.empty());
}

void FamilyPage::changeEvent(QEvent* event)
{
    GraphPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        restyle();
}

} // namespace doppler
