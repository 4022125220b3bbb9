// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace doppler {

/// Asks for devices by count and name, such as "2xH100". While the user types, a line explains the machine
/// that the text means; an error appears below it.
class DevicesByName : public QDialog {
    Q_OBJECT
public:
    explicit DevicesByName(QWidget* parent = nullptr);

    /// The devices are added to a list: the button says so.
    void setAdds();
    /// Starts with a text, all of it selected.
    void begin(const QString& text);
    /// The text of the machine or preset as the product writes it; empty while the text is not valid.
    [[nodiscard]] const QString& devices() const { return m_devices; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void explain();
    void retranslate();

    QLabel* m_caption;
    QLineEdit* m_text;
    QLabel* m_explanation;
    QLabel* m_fault;
    QPushButton* m_cancel;
    QPushButton* m_open;
    QString m_devices;
    bool m_adds = false;
};

} // namespace doppler
