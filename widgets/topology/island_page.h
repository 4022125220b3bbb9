// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace doppler {

class OptionForm;
class TopologyDraft;

/// Makes a regular machine: islands of equal devices.
class IslandPage : public QWidget {
    Q_OBJECT
public:
    /// `draft` must outlive it.
    explicit IslandPage(TopologyDraft& draft, QWidget* parent = nullptr);

    [[nodiscard]] OptionForm* form() const { return m_form; }

signals:
    /// Emitted after the devices of the machine have replaced the draft's.
    void made();

protected:
    void changeEvent(QEvent* event) override;

private:
    void make();
    void check();
    void restyle();
    void retranslate();

    TopologyDraft& m_draft;
    QLabel* m_note;
    OptionForm* m_form;
    QLabel* m_state;
    QPushButton* m_make;
    bool m_faulty = false;
};

} // namespace doppler
