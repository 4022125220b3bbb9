// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QToolButton;

namespace doppler {

/// Asks for the folder of a training's event files for TensorBoard; empty: none are written.
class EventFolderField : public QWidget {
    Q_OBJECT

public:
    explicit EventFolderField(QWidget* parent = nullptr);

    /// Absolute; empty without a folder.
    [[nodiscard]] QString folder() const;
    void setFolder(const QString& folder);

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose();
    void restyle();
    void retranslate();

    QLineEdit* m_name;
    QToolButton* m_browse;
};

} // namespace doppler
