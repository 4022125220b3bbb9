// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The one place that includes QCustomPlot. Its header uses Qt's bare keywords, which are missing where
/// QT_NO_KEYWORDS is set; they are lent to it and taken back.

#include <QObject>

#ifdef QT_NO_KEYWORDS
#define signals Q_SIGNALS
#define slots Q_SLOTS
#define emit Q_EMIT
#define foreach Q_FOREACH
#endif

#include <qcustomplot.h>

#ifdef QT_NO_KEYWORDS
#undef signals
#undef slots
#undef emit
#undef foreach
#endif
