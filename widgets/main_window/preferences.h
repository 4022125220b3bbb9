// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/workbench/panel_context.h"

namespace doppler {

class Appearance;
class SessionKeeper;

/// Hands what the user prefers to the parts of the window that go by it. A child of the window.
class Preferences : public QObject {
    Q_OBJECT
public:
    /// All must outlive it.
    Preferences(const PanelContext& context, Appearance& appearance, SessionKeeper& keeper);

    void apply();

private:
    void openDialog();
    void applyMotion();

    PanelContext m_context;
    Appearance& m_appearance;
    SessionKeeper& m_keeper;
};

} // namespace doppler
