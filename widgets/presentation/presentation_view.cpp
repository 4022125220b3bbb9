// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presentation/presentation_view.h"

#include "widgets/gantt/gantt_view.h"
#include "widgets/presentation/presentation_legend.h"
#include "widgets/ui/controls/title_label.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace doppler {

namespace {

constexpr double textFactor = 1.6; ///< Of the program's font: read from the last row.
constexpr double titleFactor = 1.2;
constexpr QSizeF usualScreen{1440, 900}; ///< Letters are larger on larger screens: their share of it counts.

} // namespace

PresentationView::PresentationView(QWidget* parent)
    : QDialog(parent, Qt::Window), m_title(new TitleLabel(textFactor * titleFactor)), m_position(new QLabel),
      m_text(new QLabel), m_textArea(new QScrollArea), m_gantt(new GanttView),
      m_legend(new PresentationLegend), m_help(new QLabel), m_keys(new QLabel(this)),
      m_dark(new QWidget(this)), m_pointer(new PresentationPointer(this))
{
    setObjectName(QStringLiteral("presentation"));
    setFocusPolicy(Qt::StrongFocus);
    m_title->setObjectName(QStringLiteral("presentationTitle"));
    m_position->setObjectName(QStringLiteral("presentationPosition"));
    m_text->setObjectName(QStringLiteral("presentationText"));
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_text->setProperty("data", true);
    m_textArea->setWidget(m_text);
    m_textArea->setWidgetResizable(true);
    m_textArea->setFrameShape(QFrame::NoFrame);
    m_textArea->setFocusPolicy(Qt::NoFocus);
    m_textArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_gantt->setObjectName(QStringLiteral("presentationGantt"));
    m_gantt->setFocusPolicy(Qt::NoFocus);
    m_gantt->installEventFilter(this); // It gets the focus back from the field of an annotation.
    if (auto* field = m_gantt->findChild<QLineEdit*>(QStringLiteral("ganttMarkerField")))
        field->installEventFilter(this);
    m_gantt->setCriticalPathShown(m_critical);
    m_help->setObjectName(QStringLiteral("presentationHelp"));
    m_help->setAlignment(Qt::AlignRight);
    for (QLabel* label : {static_cast<QLabel*>(m_title), m_position, m_help, m_keys})
        label->setTextFormat(Qt::PlainText);
    m_keys->setObjectName(QStringLiteral("presentationKeys"));
    m_keys->setTextFormat(Qt::RichText);
    m_keys->setAutoFillBackground(true);
    m_keys->setFrameShape(QFrame::StyledPanel);
    m_keys->setMargin(2 * gridUnit);
    m_keys->hide();
    m_dark->setObjectName(QStringLiteral("presentationDark"));
    m_dark->setAutoFillBackground(true);
    m_dark->hide();

    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_position);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * gridUnit, 2 * gridUnit, 3 * gridUnit, gridUnit);
    column->setSpacing(gridUnit);
    column->addLayout(head);
    column->addWidget(m_textArea);
    column->addWidget(m_gantt, 1);
    column->addWidget(m_legend);
    column->addWidget(m_help);
    for (QWidget* widget : findChildren<QWidget*>()) {
        widget->setMouseTracking(true); // For the pointer.
        if (!qobject_cast<QLineEdit*>(widget))
            widget->setFocusPolicy(Qt::NoFocus); // All keys are the presentation's.
    }
    setMouseTracking(true);
    enlarge();
    restyle();
    retranslate();
}

void PresentationView::enlarge()
{
    setFont(resized(QApplication::font(), textFactor * m_enlarged));
    m_title->setFactor(textFactor * titleFactor * m_enlarged);
    m_help->setFont(resized(QApplication::font(), m_enlarged));
}

void PresentationView::setTitle(const QString& title, const QString& position)
{
    setWindowTitle(title);
    m_title->setText(title);
    m_position->setText(position);
}

void PresentationView::setText(const QString& text, bool plain)
{
    m_text->setTextFormat(plain ? Qt::PlainText : Qt::MarkdownText);
    m_text->setText(text);
    m_textArea->setVisible(!text.isEmpty());
    placeText();
}

QString PresentationView::text() const { return m_text->text(); }

/// The text gets the height that it needs, up to two fifths of the screen.
void PresentationView::placeText()
{
    const int width = this->width() - 6 * gridUnit;
    const int needed = m_text->heightForWidth(std::max(100, width));
    m_textArea->setFixedHeight(std::clamp(needed, 1, std::max(1, height() * 2 / 5)));
}

bool PresentationView::keysShown() const { return m_keys->isVisible(); }

/// Keys that are shortcuts of the main window too are the presentation's.
bool PresentationView::event(QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return QDialog::event(event);
    event->accept();
    return true;
}

bool PresentationView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool ends = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (watched != m_gantt) {
        m_fieldKey = ends ? event : nullptr; // The field passes Return on to its parent.
    } else if (std::exchange(m_fieldKey, nullptr) == event) {
        event->accept(); // Return ended the annotation and is no request for the next step.
        return true;
    } else {
        keyPressEvent(static_cast<QKeyEvent*>(event));
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void PresentationView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        return reject();
    if (!pressKey(*event))
        event->ignore(); // QDialog would press a default button.
}

bool PresentationView::pressKey(const QKeyEvent& event)
{
    const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
    if (event.modifiers().testFlag(Qt::ControlModifier))
        return pointByKey(event);
    if (event.modifiers() & (Qt::AltModifier | Qt::MetaModifier))
        return false;
    return stepByKey(event.key(), shift) || pointByKey(event) || showByKey(event.key());
}

bool PresentationView::stepByKey(int key, bool shift)
{
    switch (key) {
    case Qt::Key_Right:
    case Qt::Key_Left:
        if (shift)
            emit eventRequested(key == Qt::Key_Right);
        else
            key == Qt::Key_Right ? emit nextRequested() : emit previousRequested();
        return true;
    case Qt::Key_Space:
        shift ? emit playRequested() : emit nextRequested();
        return true;
    case Qt::Key_PageDown: // As the remotes of presenters send it.
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_N:
        emit nextRequested();
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_Up:
    case Qt::Key_Backspace:
    case Qt::Key_P:
        emit previousRequested();
        return true;
    case Qt::Key_Home:
        emit firstRequested();
        return true;
    case Qt::Key_End:
        emit lastRequested();
        return true;
    default:
        return false;
    }
}

bool PresentationView::pointByKey(const QKeyEvent& event)
{
    using Kind = PresentationPointer::Kind;
    const auto toggle = [this](Kind kind) {
        m_pointer->setKind(m_pointer->kind() == kind ? Kind::None : kind);
    };
    if (!event.modifiers().testFlag(Qt::ControlModifier)) {
        if (event.key() != Qt::Key_L && event.key() != Qt::Key_S)
            return false;
        toggle(event.key() == Qt::Key_L ? Kind::Dot : Kind::Spotlight);
        return true;
    }
    const int right = event.key() == Qt::Key_Right ? 1 : event.key() == Qt::Key_Left ? -1 : 0;
    const int down = event.key() == Qt::Key_Down ? 1 : event.key() == Qt::Key_Up ? -1 : 0;
    if (right == 0 && down == 0)
        return false;
    if (m_pointer->kind() == Kind::None)
        m_pointer->setKind(Kind::Dot);
    m_pointer->moveBy(right, down);
    return true;
}

bool PresentationView::showByKey(int key)
{
    switch (key) {
    case Qt::Key_A:
        emit annotationRequested();
        return true;
    case Qt::Key_Delete:
        emit annotationRemovalRequested();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        m_gantt->zoomIn();
        return true;
    case Qt::Key_Minus:
        m_gantt->zoomOut();
        return true;
    case Qt::Key_0:
    case Qt::Key_F:
        m_gantt->fit();
        return true;
    case Qt::Key_C:
        m_gantt->setCriticalPathShown(m_critical = !m_critical);
        return true;
    case Qt::Key_T:
        m_gantt->setTransfersShown(m_transfers = !m_transfers);
        return true;
    case Qt::Key_B: // As the remotes of presenters send it.
    case Qt::Key_Period:
        m_dark->setVisible(!m_dark->isVisible());
        m_dark->raise();
        return true;
    case Qt::Key_H:
    case Qt::Key_F1:
    case Qt::Key_Question:
        m_keys->adjustSize();
        m_keys->move((width() - m_keys->width()) / 2, (height() - m_keys->height()) / 2);
        m_keys->setVisible(!m_keys->isVisible());
        m_keys->raise();
        return true;
    default:
        return false;
    }
}

void PresentationView::resizeEvent(QResizeEvent* event)
{
    m_dark->setGeometry(rect());
    QDialog::resizeEvent(event);
    const double by = std::max(1.0, std::min(width() / usualScreen.width(), height() / usualScreen.height()));
    if (by != m_enlarged) {
        m_enlarged = by;
        enlarge();
    }
    placeText();
    layout()->activate(); // At once: letters of another size need another place.
}

void PresentationView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        restyle();
    else if (event->type() == QEvent::ApplicationFontChange)
        enlarge();
    QDialog::changeEvent(event);
}

void PresentationView::restyle()
{
    const Tokens colors = tokens(palette());
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, colors.mutedText);
    m_help->setPalette(muted);
    m_position->setPalette(muted);
    QPalette black = palette();
    black.setColor(QPalette::Window, Qt::black);
    m_dark->setPalette(black);
}

void PresentationView::retranslate()
{
    m_help->setText(tr("H: keys · Esc: leave"));
    const QList<std::pair<QString, QString>> keys{
        {tr("→, Page Down, Space"), tr("Next step")},
        {tr("←, Page Up, Backspace"), tr("Previous step")},
        {tr("Home, End"), tr("First step, last step")},
        {tr("Shift+→, Shift+←"), tr("Next, previous event of the run")},
        {tr("Shift+Space"), tr("Play or pause")},
        {tr("A"), tr("Annotate the time at the cursor")},
        {tr("Delete"), tr("Delete the annotation at the cursor")},
        {tr("L, S"), tr("Laser dot, spotlight")},
        {tr("Ctrl+arrow keys"), tr("Move the pointer")},
        {tr("+, −, F"), tr("Zoom in, zoom out, show the whole run")},
        {tr("C, T"), tr("Critical path, transfers")},
        {tr("B"), tr("Black screen")},
        {tr("Esc"), tr("Leave the presentation")}};
    QString table = QStringLiteral("<table cellspacing=\"6\">");
    for (const auto& [key, text] : keys)
        table += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>")
                     .arg(key.toHtmlEscaped(), text.toHtmlEscaped());
    m_keys->setText(table + QStringLiteral("</table>"));
    setAccessibleName(tr("Presentation"));
    m_gantt->setAccessibleName(tr("Gantt chart"));
}

} // namespace doppler
