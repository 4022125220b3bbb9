// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/curves/plot.h"

namespace doppler {

/// Ticks of an axis in seconds, written as plain numbers of the unit that fits the axis' range: the unit's
/// name stands once, in the axis' title.
class DurationTicker : public QCPAxisTicker {
public:
    /// "ns", "µs", "ms" or "s": the largest of which the range's upper end has at least one.
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

/// The same for a logarithmic axis: round numbers, a few in every decade.
class LogDurationTicker : public DurationTicker {
protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;
    QVector<double> createTickVector(double tickStep, const QCPRange& range) override;
};

/// Ticks of a horizontal axis that counts: whole numbers only, grouped as the locale does, and no more than
/// their labels have room for.
class CountTicker : public QCPAxisTicker {
public:
    /// The axis outlives its ticker.
    explicit CountTicker(const QCPAxis* ofAxis) : axis(ofAxis) {}

protected:
    double getTickStep(const QCPRange& range) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;
    int getSubTickCount(double) override { return 0; }

private:
    const QCPAxis* axis;
};

} // namespace doppler
