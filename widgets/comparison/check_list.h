// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

class QLineEdit;
class QListWidget;

namespace doppler {

/// A list to tick, with a field that narrows it. Space ticks; what is hidden stays ticked.
class CheckList : public QWidget {
    Q_OBJECT
public:
    explicit CheckList(QWidget* parent = nullptr);

    /// Adds an entry, or renames the one with that id.
    void set(const QString& id, const QString& title, const QString& tip = {});
    void setChecked(const QString& id, bool checked);
    /// In the list's order.
    [[nodiscard]] std::vector<QString> checked() const;
    [[nodiscard]] std::vector<QString> ids() const;
    /// Where the keys are; empty: nowhere.
    [[nodiscard]] QString current() const;
    [[nodiscard]] QListWidget* list() const { return m_list; }
    [[nodiscard]] QLineEdit* searchField() const { return m_search; }
    /// For screen readers, and for what the field is for.
    void setNames(const QString& list, const QString& search);

signals:
    void changed();
    void currentChanged();

private:
    void narrow(const QString& text);
    QLineEdit* m_search;
    QListWidget* m_list;
};

} // namespace doppler
