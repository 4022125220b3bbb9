// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/read_options.h"
#include "widgets/workbench/panel_context.h"

#include <QPointer>
#include <QSet>

namespace doppler {

class AttributeMappingDialog;
class GeneratorDialog;
class WorkloadDialog;
struct OptionSpec;

/// Commands that open something: files of graphs, devices, placements and traces, and graphs that are
/// generated. A child of the window.
class FileCommands : public QObject {
    Q_OBJECT
public:
    explicit FileCommands(const PanelContext& context);

    void openGraph();
    void openDevices();
    /// Opens the generator of graphs.
    void makeGraph();
    /// The dialog of workloads, made when it is first needed; does not show it.
    [[nodiscard]] WorkloadDialog& workloadDialog();
    /// Opens the wizard that places a model in three steps.
    void placeModel();

private:
    void openGraphFolder();
    void openPlacement();
    void openTrace();
    void editWorkload();
    void openWorkload(const QString& file);
    void showWorkloadRuns(const std::vector<RunEntry>& runs);
    void openCheckpoint();
    [[nodiscard]] GivenOptions optionsOf(const QString& file) const;
    void askOptions(const SessionRequest& request, const std::vector<OptionSpec>& wanted);
    void askUnused(const std::vector<Message>& notes);
    void askMapping(const SessionRequest& request);
    void openWith(const SessionRequest& request, const GivenOptions& options);

    PanelContext m_context;
    GeneratorDialog* m_generator = nullptr; ///< Null until it is asked for.
    WorkloadDialog* m_workload = nullptr;   ///< The same.
    QPointer<AttributeMappingDialog> m_mapping;
    QSet<QString> m_asked; ///< Files whose unused attributes were asked for.
};

} // namespace doppler
