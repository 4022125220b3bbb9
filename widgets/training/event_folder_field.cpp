// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/event_folder_field.h"

#include "widgets/ui/theme/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QToolButton>

namespace doppler {

EventFolderField::EventFolderField(QWidget* parent) : QWidget(parent)
{
    m_name = new QLineEdit(this);
    m_name->setObjectName(QStringLiteral("eventFolder"));
    m_browse = new QToolButton(this);
    m_browse->setObjectName(QStringLiteral("browseEventFolder"));
    connect(m_browse, &QToolButton::clicked, this, &EventFolderField::choose);
    setFocusProxy(m_name);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridUnit / 2);
    layout->addWidget(m_name);
    layout->addWidget(m_browse);
    restyle();
    retranslate();
}

QString EventFolderField::folder() const
{
    const QString name = m_name->text().trimmed();
    return name.isEmpty() ? QString() : QFileInfo(name).absoluteFilePath();
}

void EventFolderField::setFolder(const QString& folder) { m_name->setText(folder); }

void EventFolderField::choose()
{
    const QString chosen =
        QFileDialog::getExistingDirectory(this, tr("Folder for event files"), m_name->text().trimmed());
    if (!chosen.isEmpty())
        m_name->setText(chosen);
}

void EventFolderField::restyle() { m_browse->setIcon(icon(QStringLiteral("open"), palette())); }

void EventFolderField::retranslate()
{
    m_name->setAccessibleName(tr("Folder for TensorBoard's event files"));
    m_name->setPlaceholderText(tr("None: no event files"));
    m_name->setToolTip(tr("Also writes the curves and settings as event files, which TensorBoard shows. With "
                          "several trainings, each has its own folder in it"));
    m_browse->setToolTip(tr("Choose a folder"));
    m_browse->setAccessibleName(m_browse->toolTip());
}

void EventFolderField::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace doppler
