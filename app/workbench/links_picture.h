// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/topology/link_model.h"
#include "widgets/topology/topology_draft.h"

#include <QFont>
#include <QRectF>
#include <QSize>
#include <QString>
#include <QStringList>

class QPainter;

namespace doppler {

/// The links of a topology as a heat map with its scale, as the editor of devices shows them: the row sends,
/// the column receives. Of many devices the cells have colours alone. Needs a QApplication; GUI thread.
class LinksPicture {
public:
    LinksPicture(const TopologyPtr& topology, LinkFigure figure);
    /// Without title and numbers, or without the scale, at least that wide. A wider picture is scaled down to
    /// that width; if its letters would then be smaller than `leastLetters` pixels, it has no numbers, and
    /// names over some columns alone.
    void shape(bool labels, bool scale, int leastWidth, double leastLetters);

    [[nodiscard]] QSize size() const;
    void paint(QPainter& painter, const QRectF& target) const;

private:
    [[nodiscard]] int count() const { return static_cast<int>(m_names.size()); }
    [[nodiscard]] QRectF cellAt(int row, int column) const;
    [[nodiscard]] double matrixTop() const;
    void narrow(double widest);
    void paintNames(QPainter& painter) const;
    void paintCell(QPainter& painter, int row, int column) const;
    void paintIslands(QPainter& painter) const;
    void paintScale(QPainter& painter) const;

    TopologyDraft m_draft;
    LinkModel m_model;
    QString m_caption;
    QFont m_font;
    QFont m_titleFont;
    QStringList m_names;
    QStringList m_columns; ///< As long as the names.
    bool m_numbers;
    bool m_titles = true;
    bool m_scale = true;
    int m_leastWidth = 0;
    double m_lineHeight = 0;
    double m_nameWidth = 0;
    QSizeF m_cell;
    int m_columnStep = 1; ///< Every so many columns have names.
};

} // namespace doppler
