// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/controls/search_chooser.h"

namespace doppler {

/// A chooser of devices: presets, files, and devices by count and name, which are typed into its search
/// field. The field completes names, each row explains its machine, and an error replaces the rows.
class DevicesChooser : public SearchChooser {
    Q_OBJECT
public:
    /// The data of the item that opens a file.
    static inline const QString openFile = QStringLiteral("open:");

    /// `files`: there is an item that opens a file.
    explicit DevicesChooser(bool files, QWidget* parent = nullptr);

    /// Shows these devices: a preset, a text or a file. Adds them if they are missing.
    void showDevices(const QString& nameOrFile);

protected:
    [[nodiscard]] ChooserRows rowsFor(const QString& search) const override;
    [[nodiscard]] QString hint() const override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] std::vector<ChooserRow> itemRows() const;
    void retranslate();
};

} // namespace doppler
