// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/devices_by_name.h"

#include "widgets/ui/text/devices_text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QCompleter>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace doppler {

namespace {

/// Completes the last name of a text such as "2xA100+2xT".
class NameCompleter : public QCompleter {
public:
    explicit NameCompleter(QLineEdit* field)
        : QCompleter(catalogDeviceNames() + presetNames(), field), m_field(field)
    {
        setCaseSensitivity(Qt::CaseInsensitive);
    }

    [[nodiscard]] QStringList splitPath(const QString& path) const override
    {
        return {path.mid(lastDeviceName(path))};
    }

    [[nodiscard]] QString pathFromIndex(const QModelIndex& index) const override
    {
        const QString text = m_field->text().left(m_field->cursorPosition());
        return text.left(lastDeviceName(text)) + index.data().toString();
    }

private:
    QLineEdit* m_field;
};

} // namespace

DevicesByName::DevicesByName(QWidget* parent)
    : QDialog(parent), m_caption(new QLabel), m_text(new QLineEdit), m_explanation(new QLabel),
      m_fault(new QLabel), m_cancel(new QPushButton), m_open(new QPushButton)
{
    setObjectName(QStringLiteral("devicesByName"));
    m_text->setObjectName(QStringLiteral("devicesText"));
    m_text->setMaxLength(longestDevicesText);
    m_text->setCompleter(new NameCompleter(m_text));
    m_caption->setBuddy(m_text);
    m_explanation->setObjectName(QStringLiteral("devicesExplanation"));
    m_fault->setObjectName(QStringLiteral("devicesFault"));
    for (QLabel* label : {m_explanation, m_fault}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    m_cancel->setAutoDefault(false);
    m_open->setObjectName(QStringLiteral("openNamedDevices"));
    m_open->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_open);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * gridUnit, 2 * gridUnit, 3 * gridUnit, 2 * gridUnit);
    column->setSpacing(gridUnit);
    column->addWidget(m_caption);
    column->addWidget(m_text);
    column->addWidget(m_explanation);
    column->addWidget(m_fault, 1);
    column->addLayout(buttons);
    connect(m_text, &QLineEdit::textChanged, this, &DevicesByName::explain);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_open, &QPushButton::clicked, this, &QDialog::accept);
    retranslate();
    resize(sizeForText({64 * gridUnit, 38 * gridUnit}, *this)); // room for an error that lists the catalogue
}

void DevicesByName::setAdds()
{
    m_adds = true;
    retranslate();
}

void DevicesByName::begin(const QString& text)
{
    m_text->setText(text);
    m_text->selectAll();
    m_text->setFocus();
    explain();
}

void DevicesByName::explain()
{
    const DevicesText meaning = readDevicesText(m_text->text());
    m_devices = meaning.devices;
    m_fault->setText(meaning.fault);
    m_explanation->setText(meaning.explanation);
    m_explanation->setVisible(!m_explanation->text().isEmpty());
    m_open->setEnabled(!m_devices.isEmpty());
}

void DevicesByName::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QDialog::changeEvent(event);
}

void DevicesByName::retranslate()
{
    setWindowTitle(tr("Devices by count and name"));
    m_caption->setText(tr("&Count and name"));
    m_text->setPlaceholderText(tr("2xH100, 1xA100+cpu, 2 nodes of 8xH100"));
    m_text->setAccessibleName(tr("Count and name"));
    m_explanation->setAccessibleName(tr("Machine"));
    m_cancel->setText(tr("Cancel"));
    m_open->setText(m_adds ? tr("&Add") : tr("&Open"));
    QPalette bad = palette();
    bad.setColor(QPalette::WindowText, tokens(palette()).bad);
    m_fault->setPalette(bad);
    explain();
}

} // namespace doppler
