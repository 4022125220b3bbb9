// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"
#include "widgets/topology/device_model.h"

#include <QWidget>
#include <array>
#include <vector>

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace doppler {

class FieldTable;

/// The devices as a table of fields, with actions for whole rows.
class DevicePage : public QWidget {
    Q_OBJECT
public:
    /// `draft` must outlive it.
    explicit DevicePage(TopologyDraft& draft, QWidget* parent = nullptr);

    [[nodiscard]] FieldTable* table() const { return m_table; }

protected:
    void changeEvent(QEvent* event) override;

private:
    enum Deed { Duplicate, Remove, Up, Down, DeedCount };
    void makeDeeds();
    void fillKinds();
    void add(std::size_t kind);
    void duplicate();
    void remove();
    void move(int by);
    void showDraft();
    void restyle();
    void retranslate();

    TopologyDraft& m_draft;
    DeviceModel m_model;
    FieldTable* m_table;
    QToolButton* m_add;
    QMenu* m_kinds;
    std::array<QAction*, DeedCount> m_deeds{};
    QLabel* m_fault;
    QLabel* m_note;
};

} // namespace doppler
