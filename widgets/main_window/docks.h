// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/panel.h"

#include <QMainWindow>
#include <QSet>

namespace doppler {

/// The docks around the panels of a window: makes them, puts them where the panels want to be, and brings one
/// forward when it asks for that. A child of the window.
class Docks : public QObject {
    Q_OBJECT
public:
    using Panels = std::vector<std::unique_ptr<Panel>>;
    /// Makes a dock for each panel but for those in the middle. The panels must outlive this.
    Docks(QMainWindow& window, const Panels& panels);

    /// Puts every panel where it is at the first start. A panel without content is a tab of the first panel
    /// of its area.
    void applyDefaultLayout();
    /// Shows a panel in front of others; one that was closed or folded takes its room from others.
    void bringForward(Panel& panel);
    /// The panel that a widget lies in; null: none.
    [[nodiscard]] Panel* panelAround(const QWidget* widget) const;
    /// Null: there is no dock of a panel of that id.
    [[nodiscard]] Dock* find(const QString& id) const;
    /// What shows and hides the panels: those that are open at first, then the others.
    [[nodiscard]] QList<QAction*> toggleActions() const;
    void retranslate();

private:
    using Area = PanelPlace::Area;
    /// In this area, open at first or not, in the order of panels.def.
    [[nodiscard]] QList<Panel*> panelsIn(Area area, bool open) const;
    void add(const Panel& panel);
    void addOpen(Area area);
    /// Whether the window is high enough for two panels of an area below each other.
    [[nodiscard]] bool roomForTwo() const;
    [[nodiscard]] bool foldedOnto(const Panel& head, const Panel& panel) const;
    void unfold(const Panel& panel);
    void sizeAreas();
    void sizeRows(Area area);
    void keepWindowSize(const Panel& panel);
    void shareRoom(const Panel& panel);
    void joinOrReplace(Dock& neighbour, const Panel& panel);
    void giveRoom(const Panel& panel);

    QMainWindow& m_window;
    QList<Panel*> m_panels;            ///< Those that have docks.
    QSet<const QDockWidget*> m_byHand; ///< Those that the user has moved since the layout was reset.
};

} // namespace doppler
