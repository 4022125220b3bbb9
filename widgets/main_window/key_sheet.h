// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/main_window/view_keys.h"

#include <QDialog>
#include <QList>

class QAction;
class QLabel;

namespace doppler {

/// Keys under a title: those of actions, and those that a view handles by itself.
struct KeyGroup {
    QString title;
    QList<QAction*> actions;
    std::vector<KeyLine> lines = {};
};

/// What the key `?` shows: every key and what it does, in as many columns as there is room for. What is typed
/// leaves those lines that have it.
class KeySheet : public QDialog {
    Q_OBJECT
public:
    explicit KeySheet(const std::vector<KeyGroup>& groups, QWidget* parent = nullptr);

private:
    struct Line {
        QLabel* keys;
        QLabel* text;
    };
    struct Group {
        QWidget* widget;
        std::vector<Line> lines;
    };

    /// `keyWidth`: of what stands on the left.
    Group addGroup(const KeyGroup& group, int keyWidth);
    void filter(const QString& wanted);

    std::vector<Group> m_groups;
    QLabel* m_nothing;
};

} // namespace doppler
