// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace doppler {

/// Lies over the window while files are dragged over it and says what dropping them does.
class DropHint : public QWidget {
    Q_OBJECT
public:
    explicit DropHint(QWidget* window);

    /// Shows itself over the whole window, with the names of these files.
    void open(const QStringList& files);
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QStringList m_names;
};

} // namespace doppler
