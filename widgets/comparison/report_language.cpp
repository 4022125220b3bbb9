// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/report_language.h"

#include "widgets/ui/text/text.h"

#include <QLocale>

namespace doppler {

ReportLanguage windowReportLanguage()
{
    return {QLocale().bcp47Name().toStdString(),
            [](const Message& message) { return translated(message).toStdString(); }};
}

} // namespace doppler
