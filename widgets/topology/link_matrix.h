// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/topology/field_table.h"

namespace doppler {

class LinkModel;
class TopologyDraft;

/// The matrix of links as a heat map with fields. Cells share the available room; below a readable size they
/// show only colours and the matrix scrolls. Ctrl with the wheel, Ctrl++ and Ctrl+- change their size. Lines
/// separate islands.
class LinkMatrix : public FieldTable {
    Q_OBJECT
public:
    /// Both must outlive it.
    LinkMatrix(const TopologyDraft& draft, LinkModel& model, QWidget* parent = nullptr);

    /// Selects the cells of these pairs; the first one becomes current.
    void selectPairs(const std::vector<std::pair<int, int>>& cells);
    /// Whether the cells are large enough for numbers.
    [[nodiscard]] bool numbersShown() const;
    [[nodiscard]] const TopologyDraft& draft() const { return m_draft; }
    void zoom(int steps);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();

    const TopologyDraft& m_draft;
    LinkModel& m_links;
    int m_zoom = 0;
};

} // namespace doppler
