// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/critical_path/critical_path_view.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/playback/playback.h"
#include "widgets/shell/panel.h"
#include "widgets/shell/window_actions.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/workbench/panel_context.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QMainWindow>
#include <QTableView>

namespace doppler {

namespace {

/// The critical path of the shown run. What is chosen there is selected, and its start becomes the time, in
/// all views.
class CriticalPathPanel : public Panel {
    Q_DECLARE_TR_FUNCTIONS(CriticalPathPanel)
public:
    explicit CriticalPathPanel(const PanelContext& context)
        : Panel(&context.window), m_context(context), m_view(new CriticalPathView)
    {
        context.parts.add(*m_view);
        m_view->setEmptyAction(context.actions.place);
        connect(&context.focus, &Focus::runChanged, this, [this] {
            m_view->setRun(m_context.focus.run());
            m_view->setTime(m_context.playback.ownTime());
        });
        connect(&context.focus, &Focus::selectionChanged, this,
                [this] { m_view->setVertex(m_context.focus.vertex()); });
        connect(&context.playback, &Playback::timeChanged, this,
                [this] { m_view->setTime(m_context.playback.ownTime()); });
        connect(m_view, &CriticalPathView::vertexActivated, &context.workbench,
                [this](VertexId v) { m_context.workbench.selectVertex(v); });
        connect(m_view, &CriticalPathView::timeRequested, &context.playback, [this](double seconds) {
            m_context.playback.pause();
            m_context.playback.seekOwn(seconds);
        });
        connect(m_view, &CriticalPathView::answersRequested, this, [this] {
            auto& explain = m_context.parts.get<ExplainPanel>();
            explain.view()->setCurrentIndex(1);
            explain.raise();
        });
        m_usual = sorting();
    }
    [[nodiscard]] QString id() const override { return QStringLiteral("criticalPath"); }
    [[nodiscard]] QString title() const override { return tr("Critical path"); }
    [[nodiscard]] PanelPlace place() const override
    {
        return {PanelPlace::Area::Bottom, false, QStringLiteral("training"), 36, false, true};
    }
    [[nodiscard]] QIcon icon() const override
    {
        return doppler::icon(QStringLiteral("critical-path"), m_view->palette());
    }
    [[nodiscard]] QWidget* widget() override { return m_view; }
    bool fit() override
    {
        m_view->fit();
        return true;
    }
    void cameForward() override { m_view->setFocus(); }

    [[nodiscard]] QJsonObject state() const override
    {
        const QJsonObject mine = sorting();
        return mine == m_usual ? QJsonObject() : QJsonObject{{id(), mine}};
    }
    void setState(const QJsonObject& parts, const RunOfSession& /*runOf*/) override
    {
        if (!parts.contains(id()))
            return;
        const QJsonObject mine = parts[id()].toObject();
        const int column = mine[QLatin1String("column")].toInt();
        if (column >= 0 && column < m_view->table()->model()->columnCount())
            m_view->table()->sortByColumn(column, mine[QLatin1String("descending")].toBool()
                                                      ? Qt::DescendingOrder
                                                      : Qt::AscendingOrder);
    }

private:
    [[nodiscard]] QJsonObject sorting() const
    {
        const QHeaderView& header = *m_view->table()->horizontalHeader();
        return {{QStringLiteral("column"), header.sortIndicatorSection()},
                {QStringLiteral("descending"), header.sortIndicatorOrder() == Qt::DescendingOrder}};
    }

    PanelContext m_context;
    CriticalPathView* m_view;
    QJsonObject m_usual; ///< The sorting of a new list: sessions leave it out.
};

} // namespace

std::unique_ptr<Panel> makeCriticalPathPanel(const PanelContext& context)
{
    return std::make_unique<CriticalPathPanel>(context);
}

} // namespace doppler
