// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/panel.h"

namespace doppler {

void Panel::setState(const QJsonObject&, const RunOfSession&) {}

void Panel::reportActivities(Activities&) {}

} // namespace doppler
