// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/side_by_side/compared_runs.h"

#include <QVariantAnimation>
#include <QWidget>
#include <vector>

namespace doppler {

/// The places of runs that play together: who is how far, and in which order they finish. A run that
/// overtakes slides up; where the desktop asks for less motion it is there at once.
class RaceView : public QWidget {
    Q_OBJECT
public:
    explicit RaceView(QWidget* parent = nullptr);

    void setRuns(ComparedRunsPtr runs);
    /// A moment of the shared axis, on which each run begins at its shift.
    void setTime(double seconds, const std::vector<double>& shifts);
    /// The first place first.
    [[nodiscard]] const std::vector<Standing>& standings() const { return m_standings; }
    /// "1. HEFT, 73 %" by places, for readers of the screen.
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void slide();
    void paintRow(QPainter& painter, const Standing& standing, double top) const;
    void retranslate();

    ComparedRunsPtr m_runs;
    std::vector<Standing> m_standings;
    std::vector<double> m_finishes; ///< By run, on the shared axis.
    std::vector<double> m_rows;     ///< By run: the row that it is shown in, on its way to its place.
    std::vector<double> m_rowsFrom;
    QVariantAnimation m_slide;
};

} // namespace doppler
