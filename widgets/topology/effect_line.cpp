// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/effect_line.h"

#include "widgets/runs/run_entry.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/change_ink.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <cmath>

namespace doppler {

namespace {

constexpr int pauseMilliseconds = 60;

/// "174.9 ms → 168.2 ms", or the one where both are equal.
QString fromTo(double before, double after)
{
    if (before == after)
        return formatSeconds(before);
    return formatSeconds(before) + QStringLiteral(" \u2192 ") + formatSeconds(after);
}

QString inBrackets(double before, double after)
{
    if (before == after || !(before > 0) || !std::isfinite(after))
        return {};
    return QStringLiteral("(%1)").arg(formatPercent(after / before - 1));
}

} // namespace

EffectLine::EffectLine(QWidget* parent)
    : QWidget(parent), m_caption(new QLabel), m_makespan(new QLabel), m_change(new QLabel),
      m_bound(new QLabel), m_job({[this](const TopologyEffect& effect) {
                                      m_effect = effect;
                                      m_pending = false;
                                      refresh();
                                      emit settled();
                                  },
                                  [this](const Error& error) {
                                      m_fault = error;
                                      m_pending = false;
                                      refresh();
                                      emit settled();
                                  },
                                  {}})
{
    setObjectName(QStringLiteral("effectLine"));
    m_wait.setSingleShot(true);
    m_wait.setInterval(pauseMilliseconds);
    connect(&m_wait, &QTimer::timeout, this, &EffectLine::begin);
    m_caption->setObjectName(QStringLiteral("effectCaption"));
    m_makespan->setObjectName(QStringLiteral("effectMakespan"));
    m_change->setObjectName(QStringLiteral("effectChange"));
    m_bound->setObjectName(QStringLiteral("effectBound"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridUnit);
    for (QLabel* label : {m_caption, m_makespan, m_change, m_bound}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        row->addWidget(label);
    }
    row->addStretch(1);
    m_makespan->setWordWrap(false);
    refresh();
}

void EffectLine::setRun(const ProblemPtr& problem, const RunPtr& run)
{
    m_problem = problem;
    m_run = run;
    m_effect.reset();
    m_job.cancel();
    m_wait.stop();
    m_pending = false;
}

void EffectLine::showDraft(const TopologyDraft& draft)
{
    m_topology = draft.topology();
    m_origins = draft.origins();
    m_fault.reset();
    m_job.cancel();
    m_pending = m_problem != nullptr;
    if (m_pending)
        m_wait.start();
    refresh();
}

void EffectLine::begin()
{
    // Building a large problem can't be interrupted: at most one thread at a time works for nobody.
    if (m_job.busy()) {
        m_wait.start();
        return;
    }
    m_job.start([problem = m_problem, run = m_run, topology = m_topology,
                 origins = m_origins](const std::stop_token& stop, const auto&) {
        return effectOf(*problem, run ? &run->placement : nullptr, topology, origins, stop);
    });
}

QString EffectLine::makespanText() const
{
    const bool fits = m_effect->homeless == 0 && m_effect->notAllowed == 0;
    if (!m_run || (fits && !m_effect->placement))
        return tr("no placement");
    if (m_effect->homeless > 0)
        return tr("needs re-placing: %n vertex(es) were on removed devices", nullptr,
                  static_cast<int>(m_effect->homeless));
    if (m_effect->notAllowed > 0)
        return tr("needs re-placing: %n vertex(es) are not allowed on their changed devices", nullptr,
                  static_cast<int>(m_effect->notAllowed));
    if (!std::isfinite(m_effect->makespanAfter))
        return tr("makespan %1 before, out of memory now").arg(formatSeconds(m_effect->makespanBefore));
    return tr("makespan %1").arg(fromTo(m_effect->makespanBefore, m_effect->makespanAfter));
}

void EffectLine::refresh()
{
    const Tokens colors = tokens(palette());
    const auto ink = [this](QLabel* label, const QColor& color) {
        QPalette look = palette();
        look.setColor(QPalette::WindowText, color);
        label->setPalette(look);
    };
    setAccessibleName(tr("Effect on the open run"));
    ink(m_caption, colors.mutedText);
    ink(m_bound, colors.mutedText);
    m_caption->setText(m_run ? tr("%1, same placement:").arg(placerTitle(m_run->placer)) : QString());
    m_caption->setVisible(m_run != nullptr);
    if (failed()) {
        ink(m_makespan, colors.bad);
        m_makespan->setText(translated(*m_fault));
        m_change->clear();
        m_bound->clear();
        return;
    }
    if (!m_effect) {
        ink(m_makespan, colors.mutedText);
        m_makespan->setText(m_pending ? tr("Calculating…") : QString());
        return;
    }
    // What was shown last stays, paler, until the new one is there.
    ink(m_makespan, m_pending ? colors.mutedText : colors.text);
    m_makespan->setText(makespanText());
    const bool both = m_effect->placement.has_value();
    const double before = m_effect->makespanBefore;
    const double after = m_effect->makespanAfter;
    m_change->setText(both ? inBrackets(before, after) : QString());
    ink(m_change, m_pending ? colors.mutedText : changeInk(colors, before > 0 ? after / before - 1 : after));
    m_change->setVisible(!m_change->text().isEmpty());
    QString bound = tr("bound %1").arg(fromTo(m_effect->boundBefore, m_effect->boundAfter));
    if (const QString change = inBrackets(m_effect->boundBefore, m_effect->boundAfter); !change.isEmpty())
        bound += QLatin1Char(' ') + change;
    m_bound->setText(bound);
}

void EffectLine::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace doppler
