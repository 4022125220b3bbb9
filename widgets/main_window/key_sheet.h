// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/main_window/view_keys.h"

#include <QDialog>
#include <QList>

class QAction;

namespace doppler {

/// Keys under a title: those of actions, and those that a view handles by itself.
struct KeyGroup {
    QString title;
    QList<QAction*> actions;
    std::vector<KeyLine> lines = {};
};

/// What the key `?` shows: every key and what it does, in three columns.
class KeySheet : public QDialog {
    Q_OBJECT
public:
    explicit KeySheet(const std::vector<KeyGroup>& groups, QWidget* parent = nullptr);
};

} // namespace doppler
