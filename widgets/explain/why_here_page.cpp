// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/explain/why_here_page.h"

#include "core/placers/api/registry.h"
#include "core/run/measured_run.h"
#include "widgets/explain/explain_text.h"
#include "widgets/runs/run_entry.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLocale>
#include <QTextBrowser>
#include <algorithm>
#include <cmath>
#include <utility>

namespace doppler {

namespace {

constexpr std::size_t mostCandidates = 6;
const QString policyLink = QStringLiteral("policy");

QString counted(std::size_t n) { return QLocale().toString(static_cast<qulonglong>(n)); }

QString amount(double value, DecisionUnit unit)
{
    return translated(amountText(value, unit)).replace(QChar(0x0020), QChar(0x00a0));
}

bool byListScheduler(const Run& run)
{
    const auto found = placerRegistry().find(run.placer);
    return found && (*found)->info().kind == PlacerKind::Constructive;
}

} // namespace

WhyHerePage::WhyHerePage(QWidget* parent)
    : QWidget(parent), m_job({[this](const Reasons& reasons) {
                                  m_told = reasons.vertex;
                                  m_log = reasons.log;
                                  m_others = reasons.others;
                                  refresh();
                              },
                              [this](const Error& error) {
                                  m_error = translated(error);
                                  refresh();
                              },
                              {}}),
      m_text(makeExplainBrowser(QStringLiteral("whyHereText"), this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridUnit, gridUnit, gridUnit, gridUnit);
    column->addWidget(m_text);
    setFocusProxy(m_text);
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (url.toString() == policyLink)
            emit policyRequested();
        else if (const auto v = vertexOf(url.toString()))
            emit vertexActivated(*v);
    });
    retranslate();
}

void WhyHerePage::setDecider(Decider decider)
{
    if (std::exchange(m_decider, decider) != decider)
        refresh();
}

void WhyHerePage::setRun(RunPtr run, const RepeatedRequest& again, Decider decider)
{
    m_decider = decider;
    if (run == m_run && again.known == m_again.known) {
        refresh();
        return;
    }
    m_run = std::move(run);
    m_again = again;
    m_log.reset();
    m_told.reset();
    m_others.clear();
    ask();
}

void WhyHerePage::setVertex(std::optional<VertexId> vertex)
{
    if (vertex == m_vertex)
        return;
    m_vertex = vertex;
    ask();
}

void WhyHerePage::ask()
{
    m_job.cancel();
    m_error.clear();
    const bool known = m_run && m_vertex && *m_vertex < m_run->problem->vertexCount();
    if (known && isVisible() && m_told != m_vertex) {
        m_told.reset();
        m_others.clear();
        m_job.start([run = m_run, v = *m_vertex, log = m_log,
                     again = m_again](const std::stop_token& stop, const auto&) -> Result<Reasons> {
            Reasons reasons{v, log, {}};
            if (!log && byListScheduler(*run)) {
                auto recorded = recordDecisions(run->problem, [&](const DecisionRecord& record) {
                    return placeAgain(run->problem, again, stop, record);
                });
                if (!recorded)
                    return recorded.error();
                reasons.log = *std::move(recorded);
            }
            auto others = elsewhere(*run, v, stop);
            if (!others)
                return others.error();
            reasons.others = *std::move(others);
            return reasons;
        });
    }
    refresh();
}

void WhyHerePage::refresh()
{
    ExplainText text(palette());
    if (!m_run || !m_vertex || *m_vertex >= m_run->problem->vertexCount()) {
        if (m_run)
            text.note(tr("Select a vertex in the graph or the Gantt chart to see why it is on its device."));
        m_text->setHtml(text.html());
        return;
    }
    const Problem& problem = *m_run->problem;
    const DeviceId device = m_run->placement.devices[*m_vertex];
    text.caption(tr("%1 is on %2")
                     .arg(QString::fromStdString(problem.graph().label(*m_vertex)),
                          QString::fromStdString(problem.topology().device(device).name)));
    QString html = text.html();
    if (!m_error.isEmpty()) {
        ExplainText error(palette());
        error.note(m_error);
        html += error.html();
    } else if (m_told != m_vertex) {
        ExplainText wait(palette());
        wait.note(tr("Working…"));
        html += wait.html();
    } else {
        html += decisionText() + elsewhereText();
    }
    setExplainText(*m_text, html);
}

QString WhyHerePage::policyText() const
{
    ExplainText text(palette());
    switch (m_decider) {
    case Decider::Kept:
        text.note(tr("A policy improved an existing placement and did not move this vertex."));
        break;
    case Decider::Playing:
        text.note(tr("A policy chose this device. Its episode is being replayed…"));
        break;
    case Decider::Forgotten:
        text.note(tr(
            "A policy chose this device; the episode that produced this placement is no longer available."));
        break;
    default:
        text.note(tr("A policy chose this device; it computes a probability for every device."));
        return text.html() + QStringLiteral("<p style=\"margin-top:0px\"><a href=\"%1\">%2</a></p>")
                                 .arg(policyLink, tr("Show its probabilities").toHtmlEscaped());
    }
    return text.html();
}

QString WhyHerePage::decisionText() const
{
    ExplainText text(palette());
    const Problem& problem = *m_run->problem;
    const auto label = [&](VertexId v) { return QString::fromStdString(problem.graph().label(v)); };
    if (m_decider != Decider::Placer)
        return policyText();
    if (!m_log || !m_log->decisions.size()) {
        text.note(tr("%1 does not record its decisions.").arg(placerTitle(m_run->placer)));
        return text.html();
    }
    const Decision& decision = m_log->of(*m_vertex);
    const std::size_t step = m_log->stepOf[*m_vertex];
    text.caption(tr("How %1 decided").arg(placerTitle(m_run->placer)));
    if (m_log->placement.devices != m_run->placement.devices)
        text.note(
            tr("The settings that the placer ran with are unknown. With the run's seed and default options, "
               "it places this graph differently; the decision below is from that placement."));
    const auto named = [](std::string_view name) { return translatedText(std::string(name)); };
    text.sentence(
        tr("Decision %1 of %2, by %3")
            .arg(counted(step + 1), counted(m_log->decisions.size()), named(decision.priorityName)));
    // Where the order is fixed there is nothing to choose from.
    const std::vector<VertexId> candidates =
        decision.inFixedOrder ? std::vector<VertexId>() : candidatesAt(*m_log, step);
    if (!candidates.empty()) {
        text.beginTable();
        text.row({{tr("Candidates")}, {named(decision.priorityName), true}}, true);
        for (std::size_t i = 0; i < candidates.size(); ++i)
            if (i < mostCandidates || candidates[i] == *m_vertex)
                text.row({{label(candidates[i]), false, candidates[i] == *m_vertex, {}, candidates[i]},
                          {amount(m_log->of(candidates[i]).priority, decision.priorityUnit), true}});
        text.endTable();
    }
    if (candidates.size() > mostCandidates)
        text.note(tr("%1 in total").arg(counted(candidates.size())));
    text.beginTable();
    // Some keep no clocks.
    const bool starts = std::ranges::any_of(
        decision.options, [](const Decision::Option& option) { return !std::isnan(option.start); });
    const auto row = [&](const ExplainText::Cell& device, const QString& start,
                         const ExplainText::Cell& value, bool head) {
        QList<ExplainText::Cell> cells{device, value};
        if (starts)
            cells.insert(1, {start, true});
        text.row(cells, head);
    };
    row({tr("Device")}, tr("Start"), {named(decision.valueName), true}, true);
    for (const Decision::Option& option : decision.options) {
        const bool chosen = option.device == decision.chosen;
        row({QString::fromStdString(problem.topology().device(option.device).name), false, chosen,
             option.device},
            formatSeconds(option.start), {amount(option.value, decision.valueUnit), true, chosen}, false);
    }
    text.endTable();
    text.note(decision.settled.empty() ? tr("The device with the lowest value is chosen.")
                                       : named(decision.settled));
    return text.html();
}

TableData WhyHerePage::table() const
{
    TableData table{{tr("Device"), tr("Start (s)"), tr("Criterion"), tr("Value"), tr("Makespan (s)")}, {}};
    if (!m_run || !m_vertex)
        return table;
    const Decision* decision =
        m_decider == Decider::Placer && m_log && !m_log->decisions.empty() ? &m_log->of(*m_vertex) : nullptr;
    const auto finite = [](double value) { return std::isfinite(value) ? QVariant(value) : QVariant(); };
    for (const Elsewhere& x : m_others) {
        QVariantList row{QString::fromStdString(m_run->problem->topology().device(x.device).name), QVariant(),
                         QVariant(), QVariant(), x.allowed ? finite(x.makespan) : QVariant()};
        if (decision)
            for (const Decision::Option& option : decision->options)
                if (option.device == x.device) {
                    row[1] = finite(option.start);
                    row[2] = translatedText(std::string(decision->valueName));
                    row[3] = finite(option.value);
                }
        table.rows.push_back(row);
    }
    return table;
}

QString WhyHerePage::elsewhereText() const
{
    ExplainText text(palette());
    const Problem& problem = *m_run->problem;
    const DeviceId here = m_run->placement.devices[*m_vertex];
    const double now = m_others[here].makespan;
    text.caption(tr("On another device, all else unchanged"));
    text.beginTable();
    text.row({{tr("Device")}, {tr("Makespan"), true}, {tr("Change"), true}}, true);
    const Elsewhere* best = nullptr;
    for (const Elsewhere& x : m_others) {
        const QString name = QString::fromStdString(problem.topology().device(x.device).name);
        if (!x.allowed) {
            text.row({{name, false, false, x.device}, {tr("not allowed"), true}, {QString()}});
            continue;
        }
        if (!best || x.makespan < best->makespan)
            best = &x;
        const bool finished = std::isfinite(x.makespan);
        const bool comparable = finished && std::isfinite(now) && now > 0;
        text.row({{name, false, x.device == here, x.device},
                  {finished ? formatSeconds(x.makespan) : tr("out of memory"), true, x.device == here},
                  {x.device == here ? tr("current")
                                    : (comparable ? formatPercent(x.makespan / now - 1) : QString()),
                   true}});
    }
    text.endTable();
    if (best && best->makespan < now)
        text.note(tr("Moving it to %1 would shorten the run.")
                      .arg(QString::fromStdString(problem.topology().device(best->device).name)));
    else
        text.note(tr("No other device would shorten the run."));
    if (isMeasured(*m_run))
        text.note(tr("The run was measured; these makespans are simulated."));
    return text.html();
}

void WhyHerePage::retranslate()
{
    m_text->setAccessibleName(tr("Why the selected vertex is on its device"));
    refresh();
}

void WhyHerePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

void WhyHerePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_told != m_vertex)
        ask();
}

} // namespace doppler
