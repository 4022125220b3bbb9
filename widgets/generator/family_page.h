// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/api/workload.h"
#include "widgets/generator/graph_page.h"

#include <map>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace doppler {

class OptionForm;

/// A graph of a family: the choice of the family and its options.
class FamilyPage : public GraphPage {
    Q_OBJECT

public:
    explicit FamilyPage(QWidget* parent = nullptr);

    [[nodiscard]] bool valid() const override;
    [[nodiscard]] std::function<Result<GraphPtr>()> make() const override;
    [[nodiscard]] Result<QString> source() override;
    [[nodiscard]] QString command() const override;
    [[nodiscard]] QString advice() const override;
    bool showFault(const Error& error) override;
    void begin() override;

    /// Shows a family, optionally with settings (core/workloads/api/workload_source.h). Ignores unknown ones.
    void choose(const QString& source);
    [[nodiscard]] const Workload& family() const { return *m_family; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void showFamily(const Workload& family);
    void narrow(const QString& text);
    void restyle();
    void retranslate();

    const Workload* m_family = nullptr;
    std::map<const Workload*, Options> m_left; ///< Values of the fields of families that were shown before.
    QLabel* m_caption;
    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel* m_title;
    QLabel* m_description;
    QLabel* m_origin;
    OptionForm* m_form;
    QLabel* m_noOptions;
    QPushButton* m_reset;
};

} // namespace doppler
