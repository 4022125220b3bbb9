// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/run_history/history_view.h"
#include "widgets/shell/panel.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/workbench/panel_context.h"

#include <QAction>
#include <QCoreApplication>
#include <QFileDialog>
#include <QMainWindow>

namespace doppler {

namespace {

constexpr double usualTolerance = 0.05;

/// A folder of runs over time. A chosen run is opened in the window.
class HistoryPanel : public Panel {
    Q_DECLARE_TR_FUNCTIONS(HistoryPanel)
public:
    explicit HistoryPanel(const PanelContext& context)
        : Panel(&context.window), m_context(context), m_open(new QAction(this)), m_reload(new QAction(this)),
          m_view(new HistoryView(m_open, m_reload))
    {
        m_open->setObjectName(QStringLiteral("openRunFolder"));
        m_reload->setObjectName(QStringLiteral("reloadRunFolder"));
        connect(m_open, &QAction::triggered, this, &HistoryPanel::chooseFolder);
        connect(m_view, &HistoryView::stateChanged, this, &Panel::stateChanged);
        connect(m_view, &HistoryView::fileRequested, &context.workbench,
                [this](const QString& file) { m_context.workbench.openFiles({file}); });
        connect(&context.workbench, &Workbench::problemChanged, this,
                [this] { m_view->setProblem(m_context.workbench.problem()); });
    }
    [[nodiscard]] QString id() const override { return QStringLiteral("runHistory"); }
    [[nodiscard]] QString title() const override { return tr("Run history"); }
    [[nodiscard]] PanelPlace place() const override
    {
        return {PanelPlace::Area::Bottom, false, QStringLiteral("training"), 36, false, true};
    }
    [[nodiscard]] QWidget* widget() override { return m_view; }
    [[nodiscard]] QList<QAction*> actions() const override { return {m_open, m_reload}; }
    void cameForward() override { m_view->setFocus(); }
    void retranslate() override
    {
        m_open->setText(tr("Open folder of runs…"));
        m_open->setToolTip(tr("Show the makespans of a folder of results, placements or traces over time"));
        m_open->setIcon(doppler::icon(QStringLiteral("open"), m_view->palette()));
        m_reload->setText(tr("Read folder of runs again"));
        m_reload->setToolTip(tr("Read the folder of the run history again"));
        m_reload->setIcon(doppler::icon(QStringLiteral("restart"), m_view->palette()));
    }

    [[nodiscard]] QJsonObject state() const override
    {
        QJsonObject mine;
        if (!m_view->folder().isEmpty())
            mine[QStringLiteral("folder")] = m_view->folder();
        if (m_view->tolerance() != usualTolerance)
            mine[QStringLiteral("tolerance")] = m_view->tolerance();
        return mine.isEmpty() ? QJsonObject() : QJsonObject{{id(), mine}};
    }
    void setState(const QJsonObject& parts, const RunOfSession& /*runOf*/) override
    {
        const QJsonObject mine = parts[id()].toObject();
        if (!parts.contains(id()))
            return;
        m_view->setTolerance(mine[QLatin1String("tolerance")].toDouble(usualTolerance));
        m_view->setFolder(mine[QLatin1String("folder")].toString());
    }

private:
    void chooseFolder()
    {
        const QString folder =
            QFileDialog::getExistingDirectory(&m_context.window, tr("Open folder of runs"), m_view->folder());
        if (folder.isEmpty())
            return;
        m_view->setFolder(folder);
        emit forwardRequested();
    }

    PanelContext m_context;
    QAction* m_open;
    QAction* m_reload;
    HistoryView* m_view;
};

} // namespace

std::unique_ptr<Panel> makeRunHistoryPanel(const PanelContext& context)
{
    return std::make_unique<HistoryPanel>(context);
}

} // namespace doppler
