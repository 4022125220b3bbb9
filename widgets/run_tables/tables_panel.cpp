// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_view.h"
#include "widgets/playback/playback.h"
#include "widgets/run_tables/tables_view.h"
#include "widgets/shell/panel.h"
#include "widgets/shell/window_actions.h"
#include "widgets/ui/controls/query_field.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/workbench/panel_context.h"

#include <QAction>
#include <QMainWindow>

namespace doppler {

namespace {

/// The tables of the shown run. Selection and highlighted device are those of the whole window.
class TablesPanel : public Panel {
    Q_DECLARE_TR_FUNCTIONS(TablesPanel)
public:
    explicit TablesPanel(const PanelContext& context)
        : Panel(&context.window), m_context(context), m_view(new TablesView), m_filter(new QAction(this))
    {
        context.parts.add(*m_view);
        m_view->setEmptyAction(context.actions.place);
        m_view->addButton(context.actions.copyTable, QStringLiteral("copy"));
        m_view->addButton(context.actions.saveTable, QStringLiteral("save"));
        m_filter->setObjectName(QStringLiteral("filterTables"));
        connect(m_filter, &QAction::triggered, this, [this] {
            emit forwardRequested();
            m_view->editFilter();
        });
        followWindow();
        leadWindow();
        m_usual = m_view->state();
    }
    [[nodiscard]] QString id() const override { return QStringLiteral("tables"); }
    [[nodiscard]] QString title() const override { return tr("Tables"); }
    [[nodiscard]] PanelPlace place() const override
    {
        return {PanelPlace::Area::Bottom, false, QStringLiteral("gantt"), 50, true, true};
    }
    [[nodiscard]] QIcon icon() const override
    {
        return doppler::icon(QStringLiteral("table"), m_context.window.palette());
    }
    [[nodiscard]] QWidget* widget() override { return m_view; }
    [[nodiscard]] QList<QAction*> actions() const override { return {m_filter}; }
    [[nodiscard]] bool hasContent() const override { return m_context.focus.run() != nullptr; }
    void cameForward() override { m_view->editFilter(); }
    void retranslate() override { m_filter->setText(tr("Filter the &tables")); }

    [[nodiscard]] QJsonObject state() const override
    {
        const QJsonObject mine = m_view->state();
        return mine == m_usual ? QJsonObject() : QJsonObject{{id(), mine}};
    }
    void setState(const QJsonObject& parts, const RunOfSession&) override
    {
        if (parts[id()].isObject())
            m_view->setState(parts[id()].toObject());
    }

private:
    void followWindow()
    {
        Focus& focus = m_context.focus;
        connect(&focus, &Focus::runChanged, this, [this, &focus] { m_view->setRun(focus.run()); });
        connect(&focus, &Focus::selectionChanged, this,
                [this, &focus] { m_view->setSelection(focus.vertices(), focus.vertex()); });
        connect(&focus, &Focus::highlightChanged, this,
                [this, &focus] { m_view->setHighlightedDevice(focus.highlightedDevice()); });
        connect(m_view, &TablesView::stateChanged, this, &Panel::stateChanged);
    }

    void leadWindow()
    {
        connect(m_view, &TablesView::verticesSelected, this, [this](const std::vector<VertexId>& vertices) {
            m_context.workbench.selectVertices(vertices);
        });
        connect(m_view, &TablesView::deviceSelected, &m_context.focus, &Focus::setHighlightedDevice);
        connect(m_view, &TablesView::momentRequested, this,
                [this](double seconds, std::optional<VertexId> vertex) {
                    m_context.playback.pause();
                    m_context.playback.seekOwn(seconds);
                    if (vertex)
                        m_context.parts.get<GanttView>().revealVertex(*vertex);
                });
    }

    PanelContext m_context;
    TablesView* m_view;
    QAction* m_filter;
    QJsonObject m_usual; ///< The state of a new view: sessions leave it out.
};

} // namespace

std::unique_ptr<Panel> makeTablesPanel(const PanelContext& context)
{
    return std::make_unique<TablesPanel>(context);
}

} // namespace doppler
