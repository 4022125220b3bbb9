// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of sessions that several panels share: the state of switches, and of other controls, by name.
#pragma once

#include <QJsonObject>
#include <QList>

class QAction;
class QWidget;

namespace doppler {

/// The checked state of actions by their object names, as the part "view" of a session.
QJsonObject switchStates(const QList<QAction*>& actions);
/// Sets them from that part; of an action group only the checked one counts. With `evenDisabled`, disabled
/// actions are set without being triggered.
void setSwitches(const QList<QAction*>& actions, const QJsonObject& parts, bool evenDisabled = false);

/// The state of checkable buttons, sliders, tabs and splitters by their object names, as the part "panels" of
/// a session. A splitter that has not been laid out yet is left out.
QJsonObject controlStates(const QList<QWidget*>& controls);
/// Sets them from that part. A value that does not fit its control is ignored.
void setControls(const QList<QWidget*>& controls, const QJsonObject& parts);

/// Copies what is in `more` into `object`, object by object.
void mergeInto(QJsonObject& object, const QJsonObject& more);

} // namespace doppler
