// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/graph_look.h"

#include <QObject>
#include <QPoint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QAction;
class QActionGroup;
class QMenu;

namespace doppler {

class FindBar;
class GraphView;
class Settings;
class Workbench;
class WindowActions;
struct RunEntry;

/// The options of the graph view: colours, layout, overview, labels, search, navigation along the arrows.
/// Provides their menus, and connects them with the view, the search field and the settings.
class GraphControls : public QObject {
    Q_OBJECT
public:
    /// All of these must outlive it, or be destroyed together with it.
    GraphControls(Workbench& workbench, GraphView& graph, FindBar& find, Settings& settings,
                  WindowActions& actions, QObject* parent);

    /// The entries of the View menu and of the Edit menu.
    void fillView(QMenu& menu);
    void fillEdit(QMenu& menu);
    void retranslate();
    /// Opens the menu of a device in the legend.
    void openDeviceMenu(DeviceId device, const QPoint& at);
    /// The current look of graphs.
    [[nodiscard]] const GraphLook& look() const { return m_look; }
    /// The same as a choice in the menu.
    void setColorBy(ColorBy by);
    void setLayoutKind(LayoutKind kind);
    /// What the menu of a device can do with its rows in another view.
    struct DeviceRows {
        std::function<bool(DeviceId)> hidden;
        std::function<void(DeviceId, bool)> setHidden;
    };
    void setDeviceRows(DeviceRows rows) { m_rows = std::move(rows); }
    /// The run selected for comparing colours; 0: none.
    [[nodiscard]] quint64 otherRun() const { return m_other; }
    /// The run with which the shown one is compared: the selected one or, if that is removed or is itself
    /// shown, the first other run of the same graph. Null: none. Valid until the list of runs changes.
    [[nodiscard]] const RunEntry* rival() const;
    void setOtherRun(quint64 id);

signals:
    /// Emitted when the user chooses a colouring, even the current one.
    void colorByChosen();
    /// Emitted when look() changes.
    void lookChanged();

private:
    void addChoices(QMenu& menu, QActionGroup*& group, const QList<QAction*>& choices);
    void makePaletteMenu();
    void fillOtherMenu();
    void chooseOther();
    void apply(const GraphLook& look);
    void askColor(DeviceId device);
    void setOwnColor(DeviceId device, const std::optional<QColor>& color);
    void fillDeviceMenu(QMenu& menu, DeviceId device);
    void fillPlaced(QMenu& menu, DeviceId device);
    [[nodiscard]] std::vector<VertexId> placedOn(DeviceId device) const;
    [[nodiscard]] QString nameOf(DeviceId device) const;

    Workbench& m_workbench;
    GraphView& m_graph;
    FindBar& m_find;
    Settings& m_settings;
    WindowActions& m_actions;
    DeviceRows m_rows;
    GraphLook m_look;
    quint64 m_other = 0;

    QMenu* m_colorMenu = nullptr;
    QMenu* m_otherMenu = nullptr;
    QMenu* m_layoutMenu = nullptr;
    QMenu* m_paletteMenu = nullptr;
    QMenu* m_jumpMenu = nullptr;
    QActionGroup* m_colors = nullptr;
    QActionGroup* m_layouts = nullptr;
    QActionGroup* m_scales = nullptr;
    QActionGroup* m_palettes = nullptr;
    QAction* m_ownColors = nullptr; ///< Removes all custom colours.
};

} // namespace doppler
