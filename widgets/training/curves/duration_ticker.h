// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/curves/plot.h"

namespace doppler {

/// Ticks of an axis in seconds, as plain numbers in a unit that suits the range of the axis. The axis title
/// has the name of the unit.
class DurationTicker : public QCPAxisTicker {
public:
    /// "ns", "µs", "ms" or "s": the largest unit that is not above the upper end of the range.
    static QString unitName(const QCPRange& range);

    void generate(const QCPRange& range, const QLocale& locale, QChar formatChar, int precision,
                  QVector<double>& ticks, QVector<double>* subTicks, QVector<QString>* tickLabels) override;

protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;
    int getSubTickCount(double) override { return 0; }

    double unit = 1;

private:
    int decimals = 0;
};

/// The same for a logarithmic axis: round numbers, a few per decade.
class LogDurationTicker : public DurationTicker {
protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;
    QVector<double> createTickVector(double tickStep, const QCPRange& range) override;
};

/// Ticks of a horizontal axis of counts: only whole numbers, with digits grouped by the locale, and no more
/// than fit.
class CountTicker : public QCPAxisTicker {
public:
    /// The axis must outlive its ticker.
    explicit CountTicker(const QCPAxis* ofAxis) : axis(ofAxis) {}

protected:
    double getTickStep(const QCPRange& range) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;
    int getSubTickCount(double) override { return 0; }

private:
    const QCPAxis* axis;
};

} // namespace doppler
