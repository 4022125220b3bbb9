// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The only file that includes QCustomPlot. Its header uses Qt's bare keywords, which QT_NO_KEYWORDS
/// disables; they are defined for the include and undefined again.

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
