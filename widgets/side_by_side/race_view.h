// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/side_by_side/race_painter.h"
#include "widgets/table/table_data.h"

#include <QVariantAnimation>
#include <QWidget>
#include <vector>

namespace doppler {

/// Shows the progress and the ranking of runs that play together. A run that overtakes slides up, or moves at
/// once if the desktop asks for less motion. GUI thread only.
class RaceView : public QWidget, public TableSource {
    Q_OBJECT
public:
    explicit RaceView(QWidget* parent = nullptr);

    /// Null: none.
    void setRuns(ComparedRunsPtr runs);
    [[nodiscard]] const ComparedRunsPtr& runs() const { return m_runs; }
    /// Sets the time on the shared axis, on which each run begins at its shift.
    void setTime(double seconds, const std::vector<double>& shifts);
    /// In the order of places.
    [[nodiscard]] const std::vector<Standing>& standings() const { return m_moment.standings; }
    /// "1. HEFT, 73 %" in the order of places, for screen readers.
    [[nodiscard]] QString text() const;
    /// The same with every digit.
    [[nodiscard]] TableData table() const override;
    /// The race of the shown runs as a value, for animations.
    [[nodiscard]] RaceSnapshot still() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// Other runs, or they begin elsewhere.
    void raceChanged();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void slide();
    void retranslate();

    ComparedRunsPtr m_runs;
    std::vector<double> m_shifts; ///< By run, on the shared axis.
    RaceMoment m_moment;
    std::vector<double> m_rows; ///< By run: the row that it is shown in, on its way to its place.
    std::vector<double> m_rowsFrom;
    QVariantAnimation m_slide;
};

} // namespace doppler
