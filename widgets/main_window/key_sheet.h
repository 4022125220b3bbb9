// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

class QAction;
class QGridLayout;

namespace doppler {

/// Actions that have keys, under a title.
struct KeyGroup {
    QString title;
    std::vector<QAction*> actions;
};

/// What the key `?` shows: every key and what it does, in two columns.
class KeySheet : public QDialog {
    Q_OBJECT
public:
    explicit KeySheet(const std::vector<KeyGroup>& groups, QWidget* parent = nullptr);
};

} // namespace doppler
