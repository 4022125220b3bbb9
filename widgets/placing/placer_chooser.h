// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/controls/search_chooser.h"

namespace doppler {

/// A chooser of placers by group, each with a line of description and its cost. Found by name, id and
/// description, in the window's language and in English.
class PlacerChooser : public SearchChooser {
    Q_OBJECT
public:
    explicit PlacerChooser(QWidget* parent = nullptr);

    /// Shows a placer: an id, or the file of a checkpoint or a program, which is then offered as well.
    void showPlacer(const QString& id);

protected:
    [[nodiscard]] ChooserRows rowsFor(const QString& search) const override;
    [[nodiscard]] QString hint() const override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
};

} // namespace doppler
