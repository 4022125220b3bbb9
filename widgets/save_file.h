// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDialog>
#include <QString>

namespace doppler {

/// Asks for the name of a file to write; empty where the user thought better of it. A name without an ending
/// gets that of the proposal.
QString askSaveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter,
                    QFileDialog::Options options = {});

} // namespace doppler
