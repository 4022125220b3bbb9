// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/lesson_highlight.h"

#include "widgets/lessons/lesson_stage.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QMenuBar>
#include <QPainter>
#include <QToolBar>

namespace doppler {

namespace {

constexpr int outlineWidth = 3;
constexpr double cornerRadius = 5;

} // namespace

LessonHighlight::LessonHighlight(QWidget* window) : QWidget(window)
{
    setObjectName(QStringLiteral("lessonHighlight"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void LessonHighlight::point(const LessonTarget& target)
{
    if (target.widget == m_target && target.action == m_action)
        return follow();
    m_target = target.widget;
    m_action = target.action;
    // Whatever moves the target moves one of its parents; those are few, but they change when a panel floats.
    qApp->removeEventFilter(this);
    if (m_target)
        qApp->installEventFilter(this);
    follow();
}

bool LessonHighlight::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::ParentChange:
    case QEvent::ZOrderChange:
        if (auto* widget = qobject_cast<QWidget*>(watched);
            widget && widget != this && m_target && (widget == m_target || widget->isAncestorOf(m_target)))
            QMetaObject::invokeMethod(this, &LessonHighlight::follow, Qt::QueuedConnection);
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

QRect LessonHighlight::area() const
{
    const auto* action = qobject_cast<const QAction*>(m_action);
    if (auto* bar = qobject_cast<QMenuBar*>(m_target); bar && action)
        return bar->actionGeometry(const_cast<QAction*>(action));
    if (auto* bar = qobject_cast<QToolBar*>(m_target); bar && action)
        return bar->actionGeometry(const_cast<QAction*>(action));
    return m_target->rect();
}

void LessonHighlight::follow()
{
    if (!m_target || !m_target->isVisible() || m_target->visibleRegion().isEmpty()) {
        hide();
        return;
    }
    QWidget* window = m_target->window();
    if (parentWidget() != window)
        setParent(window);
    const QRect inside = area();
    const QRect around(m_target->mapTo(window, inside.topLeft()), inside.size());
    setGeometry(around.intersected(window->rect()));
    // Only the outline is there, so that nothing below it is painted again.
    setMask(QRegion(rect()) - QRegion(rect().adjusted(outlineWidth + 2, outlineWidth + 2, -outlineWidth - 2,
                                                      -outlineWidth - 2)));
    show();
    raise();
}

void LessonHighlight::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tokens(palette()).accent, outlineWidth));
    const double half = outlineWidth / 2.0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), cornerRadius, cornerRadius);
}

} // namespace doppler
