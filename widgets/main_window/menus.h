// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/lessons/lesson_stage.h"
#include "widgets/shell/panel.h"
#include "widgets/workbench/panel_context.h"

namespace doppler {

class Appearance;
class DevicesMenu;
class Docks;
class EditMenu;
class GuideWindow;
class LayoutMenu;
class Lessons;
class ModelMenu;
class PanelPictures;
class ReportExport;
class SamplesMenu;
class SessionActions;

/// The menu bar of the window, and what opens from the Help menu. Menus and actions of panels are taken in as
/// they are. A child of the window.
class Menus : public QObject {
    Q_OBJECT
public:
    /// What offers menus or actions besides the panels.
    struct Sources {
        const std::vector<std::unique_ptr<Panel>>& panels;
        Docks& docks;
        EditMenu& edits;
        SessionActions& sessions;
        Appearance& appearance;
        LayoutMenu& layouts;
        PanelPictures& pictures;
        ReportExport& report;
    };
    Menus(const PanelContext& context, const Sources& sources);

    /// Fills the Lessons menu.
    void addLessons(Lessons& lessons);
    /// The Run menu's entry in the menu bar.
    [[nodiscard]] LessonTarget runMenu() const;
    void retranslate();

private:
    enum Menu { File, Edit, View, Devices, Run, Train, Compare, LessonMenu, Help, MenuCount };
    void fillFile();
    void fillEdit();
    void fillView();
    void fillRun();
    void fillTrain();
    void fillCompare();
    void fillHelp();
    void fillPlacers();
    [[nodiscard]] QString focusedPanel() const;
    void showGuide();
    void showKeys();

    PanelContext m_context;
    Sources m_sources;
    std::array<QMenu*, MenuCount> m_menus{};
    SamplesMenu* m_samples;
    DevicesMenu* m_devices;
    QMenu* m_export;
    QMenu* m_placers;
    ModelMenu* m_model;
    GuideWindow* m_guide = nullptr; ///< Null until it is asked for.
};

} // namespace doppler
