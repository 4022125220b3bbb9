// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/graph_overlays.h"

#include "widgets/graph_view/minimap.h"
#include "widgets/graph_view/picture/legend.h"
#include "widgets/graph_view/picture/scale_legend.h"
#include "widgets/graph_view/picture/state_key.h"
#include "widgets/ui/controls/caption_chip.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace doppler {

namespace {

constexpr int overlayEdge = 12; ///< Pixels from the view's edges.

void setColors(QWidget& widget, const QColor& text, const QColor& background)
{
    QPalette own = widget.palette();
    if (own.color(QPalette::WindowText) == text)
        return;
    own.setColor(QPalette::WindowText, text);
    own.setColor(QPalette::Window, background);
    widget.setPalette(own);
}

} // namespace

GraphOverlays::GraphOverlays(QWidget& parent)
    : legend(new DeviceLegend(&parent)), stateKey(new StateKey(&parent)),
      scaleLegend(new ScaleLegend(&parent)), minimap(new Minimap(&parent)), note(new QLabel(&parent)),
      caption(new CaptionChip(&parent)), emptyState(new QWidget(&parent)), emptyTitle(new QLabel(emptyState)),
      emptyText(new QLabel(emptyState)), openButton(new QPushButton(emptyState)), view(parent)
{
    stateKey->hide();
    note->setObjectName(QStringLiteral("layoutNote"));
    note->setAttribute(Qt::WA_TransparentForMouseEvents);
    note->setAutoFillBackground(true);
    note->setMargin(gridUnit / 2);
    note->hide();

    emptyState->setObjectName(QStringLiteral("emptyState"));
    emptyTitle->setObjectName(QStringLiteral("emptyTitle"));
    emptyText->setObjectName(QStringLiteral("emptyText"));
    emptyText->setWordWrap(true);
    openButton->setObjectName(QStringLiteral("openGraph"));
    openButton->setMinimumSize(18 * gridUnit, 4 * gridUnit);
    auto* column = new QVBoxLayout(emptyState);
    column->setSpacing(gridUnit);
    for (QLabel* label : {emptyTitle, emptyText}) {
        label->setAlignment(Qt::AlignCenter);
        column->addWidget(label);
    }
    column->addSpacing(gridUnit);
    column->addWidget(openButton, 0, Qt::AlignHCenter);
}

void GraphOverlays::setNote(const QString& text, bool hasGraph)
{
    note->setText(text);
    note->setAccessibleName(text);
    note->setVisible(!text.isEmpty() && hasGraph);
}

void GraphOverlays::place()
{
    legend->arrange(std::max(0, view.width() - 2 * overlayEdge));
    legend->move(view.width() - overlayEdge - legend->width(), overlayEdge);
    legend->setVisible(!legend->entries().empty());
    const int foot = view.height() - overlayEdge / 2;
    stateKey->arrange(std::max(0, view.width() - 2 * overlayEdge));
    stateKey->move(overlayEdge, foot - stateKey->height());
    const int keyHeight = stateKey->isVisibleTo(&view) ? stateKey->height() : 0;
    scaleLegend->resize(scaleLegend->sizeHint());
    scaleLegend->move(overlayEdge, foot - scaleLegend->height() - keyHeight);
    placeCaption();
    placeNoteAndMinimap();

    const Tokens t = tokens(view.palette());
    setColors(*note, t.mutedText, t.canvas);
    setColors(*emptyText, t.mutedText, t.canvas);
    openButton->setIcon(icon(QStringLiteral("open"), view.palette()));
    placeEmptyState();
}

/// In the corner that is free, or below the legend where that leaves too little room.
void GraphOverlays::placeCaption()
{
    const QSize wanted = caption->sizeHint();
    const bool below = legend->isVisibleTo(&view) && overlayEdge + wanted.width() + overlayEdge > legend->x();
    caption->setGeometry(overlayEdge, below ? legend->geometry().bottom() + overlayEdge : overlayEdge,
                         std::min(wanted.width(), std::max(0, view.width() - 2 * overlayEdge)),
                         wanted.height());
}

void GraphOverlays::placeNoteAndMinimap()
{
    note->adjustSize();
    const bool both = stateKey->isVisibleTo(&view) &&
                      stateKey->geometry().right() + overlayEdge > view.width() - overlayEdge - note->width();
    note->move(view.width() - overlayEdge - note->width(),
               view.height() - overlayEdge - note->height() - (both ? stateKey->height() : 0));
    const int below =
        note->isVisibleTo(&view) ? view.height() - note->y() : overlayEdge / 2 + scaleLegend->height();
    minimap->move(view.width() - overlayEdge - minimap->width(),
                  view.height() - below - overlayEdge - minimap->height());
}

void GraphOverlays::placeEmptyState()
{
    QFont title = resized(view.font(), 1.35);
    title.setWeight(QFont::DemiBold);
    emptyTitle->setFont(title);
    const int width = std::clamp(view.width() - 2 * overlayEdge, 0, 400);
    emptyState->resize(width, emptyState->layout()->heightForWidth(width));
    emptyState->move((view.width() - emptyState->width()) / 2, (view.height() - emptyState->height()) / 2);
}

} // namespace doppler
