// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/menus/about_dialog.h"

#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace doppler {

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("aboutDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("About Doppler Workbench"));
    setAccessibleName(windowTitle());
    auto* picture = new QLabel;
    picture->setPixmap(
        QIcon(QStringLiteral(":/doppler-workbench.svg")).pixmap(QSize(96, 96), devicePixelRatioF()));
    picture->setAlignment(Qt::AlignTop);
    auto* text = new QVBoxLayout;
    text->setSpacing(gridUnit);
    const auto add = [this, text](const QString& line) {
        auto* label = new QLabel(line);
        label->setWordWrap(true);
        label->setMinimumWidth(48 * gridUnit);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        text->addWidget(label);
        return label;
    };
    auto* title = new QLabel(tr("Doppler Workbench %1").arg(QCoreApplication::applicationVersion()));
    QFont large = resized(title->font(), 1.4);
    large.setWeight(QFont::DemiBold);
    title->setFont(large);
    text->addWidget(title);
    add(tr("View, simulate, learn and compare device placements of dataflow graphs."));
    add(tr("Free software under the GNU General Public License, version 3 or later. There is no warranty."));
    add(tr("Built on Qt %1, QCustomPlot and fmt. If installed, Graphviz lays out graphs and LibTorch trains "
           "policies.")
            .arg(QLatin1String(qVersion())));
    text->addStretch();
    auto* close = new QPushButton(tr("Close"));
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    text->addWidget(close, 0, Qt::AlignRight);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(3 * gridUnit, 3 * gridUnit, 3 * gridUnit, 2 * gridUnit);
    row->setSpacing(3 * gridUnit);
    row->addWidget(picture);
    row->addLayout(text, 1);
}

} // namespace doppler
