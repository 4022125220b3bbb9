// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace doppler {

class MessageBar;
class Workbench;

/// Shows in the message bar what the document reports: failures, notes, files that were saved. GUI thread
/// only.
class DocumentMessages : public QObject {
    Q_OBJECT
public:
    /// Both must outlive it.
    DocumentMessages(Workbench& workbench, MessageBar& messages, QObject* parent);
};

} // namespace doppler
