// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

class QLineEdit;
class QListWidget;

namespace doppler {

/// A list with check boxes and a field that filters it. Space toggles an entry; hidden entries stay checked.
class CheckList : public QWidget {
    Q_OBJECT
public:
    explicit CheckList(QWidget* parent = nullptr);

    /// Adds an entry, or renames the one with that id.
    void set(const QString& id, const QString& title, const QString& tip = {});
    void setChecked(const QString& id, bool checked);
    /// The checked ids in the order of the list.
    [[nodiscard]] std::vector<QString> checked() const;
    [[nodiscard]] std::vector<QString> ids() const;
    /// The entry with the keyboard focus; empty: none.
    [[nodiscard]] QString current() const;
    [[nodiscard]] QListWidget* list() const { return m_list; }
    [[nodiscard]] QLineEdit* searchField() const { return m_search; }
    /// Accessible names of list and search field.
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
