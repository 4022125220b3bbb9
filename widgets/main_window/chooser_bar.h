// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>
#include <array>

class QComboBox;
class QLabel;

namespace doppler {

class DevicesChooser;
class FocusReturn;
class PlacerChooser;

/// Graph, devices and placer: what is worked on. A choice is announced also when it is the same as before.
class ChooserBar : public QToolBar {
    Q_OBJECT
public:
    explicit ChooserBar(QWidget* parent = nullptr);

    /// Shows what is open; a file that the list does not have yet joins it.
    void showGraph(const QString& source);
    void showTopology(const QString& source);
    void showPlacer(const QString& id);
    /// The choosers, to point at.
    [[nodiscard]] QComboBox* graphBox() const { return m_boxes[Graph]; }
    [[nodiscard]] QComboBox* devicesBox() const { return m_boxes[Devices]; }
    [[nodiscard]] QComboBox* placerBox() const { return m_boxes[Placer]; }
    /// Shows it as a button beside the devices.
    void addDevicesAction(QAction* action);
    /// Shows it as a button beside the placer. Call it before other actions are added.
    void addPlacerAction(QAction* action);

signals:
    void graphChosen(const QString& familyOrFile);
    void topologyChosen(const QString& nameOrFile);
    void placerChosen(const QString& id);
    void newGraphRequested();
    void openGraphRequested();
    void openTopologyRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    enum Chooser { Graph, Devices, Placer, ChooserCount };
    /// Returns what gives the focus back after a choice.
    FocusReturn* addChooser(Chooser which, const char* name);
    void choose(Chooser which, int row);
    void retranslate();
    void fitIcons();

    DevicesChooser* m_devices;
    PlacerChooser* m_placers;
    std::array<QLabel*, ChooserCount> m_labels{};
    std::array<QAction*, ChooserCount> m_starts{}; ///< The labels, as the bar knows them.
    std::array<QComboBox*, ChooserCount> m_boxes;
    std::array<QString, ChooserCount> m_shown;
};

} // namespace doppler
