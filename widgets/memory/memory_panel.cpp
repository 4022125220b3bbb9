// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/memory_view.h"
#include "widgets/playback/playback.h"
#include "widgets/shell/panel.h"
#include "widgets/shell/panel_state.h"
#include "widgets/shell/window_actions.h"
#include "widgets/workbench/panel_context.h"

#include <QAction>
#include <QCoreApplication>
#include <QMainWindow>
#include <QSplitter>

namespace doppler {

namespace {

/// The memory of the shown run. A chosen item selects its vertex in all views; the peak of a device is a link
/// to its time.
class MemoryPanel : public Panel {
    Q_DECLARE_TR_FUNCTIONS(MemoryPanel)
public:
    explicit MemoryPanel(const PanelContext& context)
        : Panel(&context.window), m_context(context), m_view(new MemoryView)
    {
        context.parts.add(*m_view);
        m_view->setEmptyAction(context.actions.place);
        connect(&context.focus, &Focus::runChanged, this, [this] {
            m_view->setRun(m_context.focus.run());
            m_view->setTime(m_context.playback.ownTime());
        });
        connect(&context.playback, &Playback::timeChanged, this,
                [this] { m_view->setTime(m_context.playback.ownTime()); });
        connect(m_view, &MemoryView::vertexActivated, &context.workbench,
                [this](VertexId v) { m_context.workbench.selectVertex(v); });
        connect(m_view, &MemoryView::timeRequested, &context.playback, [this](double seconds) {
            m_context.playback.pause();
            m_context.playback.seekOwn(seconds);
        });
        connect(m_view, &MemoryView::stateChanged, this, &Panel::stateChanged);
    }
    [[nodiscard]] QString id() const override { return QStringLiteral("memory"); }
    [[nodiscard]] QString title() const override { return tr("Memory"); }
    [[nodiscard]] PanelPlace place() const override
    {
        return {PanelPlace::Area::Bottom, false, QStringLiteral("training"), 40, false, true};
    }
    [[nodiscard]] QWidget* widget() override { return m_view; }
    [[nodiscard]] QList<QAction*> actions() const override
    {
        return {m_view->toPeakAction(), m_view->atCursorAction()};
    }
    bool fit() override
    {
        m_view->fit();
        return true;
    }
    void cameForward() override { m_view->setFocus(); }
    [[nodiscard]] QStringList partNames() const override { return {}; }
    [[nodiscard]] QJsonObject state() const override
    {
        QJsonObject out = controlStates({m_view->splitter()});
        mergeInto(out, switchStates({m_view->atCursorAction()}));
        return out;
    }
    void setState(const QJsonObject& parts, const RunOfSession& /*runOf*/) override
    {
        setControls({m_view->splitter()}, parts);
        setSwitches({m_view->atCursorAction()}, parts);
    }

private:
    PanelContext m_context;
    MemoryView* m_view;
};

} // namespace

std::unique_ptr<Panel> makeMemoryPanel(const PanelContext& context)
{
    return std::make_unique<MemoryPanel>(context);
}

} // namespace doppler
