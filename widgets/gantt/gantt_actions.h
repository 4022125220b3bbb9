// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QMenu;

namespace doppler {

class GanttView;

/// The actions of one Gantt view, with their keys, for menus: one table names text, tip and key of each. They
/// follow the language and what the view has to act on.
class GanttActions : public QObject {
    Q_OBJECT
public:
    /// Lives with the view. Keys of one letter that other views use too work only while it has the focus.
    explicit GanttActions(GanttView* view);

    QAction* shares = nullptr; ///< Checkable, as the next two.
    QAction* memory = nullptr;
    QAction* bounds = nullptr;
    QAction* byGraph = nullptr; ///< Checkable.
    QAction* measure = nullptr;
    QAction* clearMeasure = nullptr;
    QAction* area = nullptr;
    QAction* addMarker = nullptr;
    QAction* removeMarker = nullptr;
    QAction* nextMarker = nullptr;
    QAction* previousMarker = nullptr;
    QAction* previousCritical = nullptr;
    QAction* nextCritical = nullptr;
    QAction* rowAbove = nullptr;
    QAction* rowBelow = nullptr;
    QAction* moveUp = nullptr;
    QAction* moveDown = nullptr;
    QAction* pin = nullptr;
    QAction* hide = nullptr;
    QAction* showAll = nullptr;
    QAction* resetRows = nullptr;
    QAction* zoomIn = nullptr;
    QAction* zoomOut = nullptr;
    QAction* earlier = nullptr;
    QAction* later = nullptr;

    /// All of them in groups, and the list of markers.
    void fill(QMenu* menu);
    /// All that have keys, in the order of the table.
    [[nodiscard]] const QList<QAction*>& all() const { return m_all; }
    /// Enables what the view has something for.
    void update();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void make();
    void wire();
    void retranslate();
    void listMarkers();

    GanttView* m_view;
    QList<QAction*> m_all;
    QMenu* m_markers = nullptr;
};

} // namespace doppler
