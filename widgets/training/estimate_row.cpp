// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/estimate_row.h"

#include "widgets/training/runs/training_rates.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QThread>
#include <algorithm>

namespace doppler {

namespace {

constexpr double measuringSeconds = 10;

} // namespace

EstimateRow::EstimateRow(QWidget* parent)
    : QWidget(parent), m_measuring({[this](const Measured& measured) {
                                        m_measured = measured;
                                        refresh();
                                    },
                                    [this](const Error& error) {
                                        m_fault = translated(error);
                                        refresh();
                                    },
                                    {}})
{
    setObjectName(QStringLiteral("estimateRow"));
    m_button = new QPushButton(this);
    m_button->setObjectName(QStringLiteral("estimate"));
    m_button->setAutoDefault(false);
    connect(m_button, &QPushButton::clicked, this, &EstimateRow::measure);
    m_text = new QLabel(this);
    m_text->setObjectName(QStringLiteral("estimateText"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridUnit);
    layout->addWidget(m_button);
    layout->addWidget(m_text, 1);
    restyle();
    refresh();
}

void EstimateRow::setEarlierRates(EarlierRates rates)
{
    m_earlier = std::move(rates);
    refresh();
}

void EstimateRow::setOrder(std::optional<TrainingOrder> order)
{
    const QString before = m_order ? rateKey(m_order->setup) : QString();
    m_order = std::move(order);
    if (!m_order || rateKey(m_order->setup) != before) { // What is being measured is something else.
        m_measuring.cancel();
        m_fault.clear();
    }
    refresh();
}

void EstimateRow::measure()
{
    m_fault.clear();
    m_measuring.start([setup = m_order->setup, key = rateKey(m_order->setup),
                       factory = m_factory](const std::stop_token& stop, const auto&) -> Result<Measured> {
        if (const auto first = factory(); !first) // Loads the learning module.
            return first.error();
        auto rates =
            measureStageRates([&factory] { return factory().value(); }, setup, measuringSeconds, stop);
        if (!rates)
            return rates.error();
        return Measured{key, *std::move(rates)};
    });
    refresh();
}

QString EstimateRow::textFor(const std::vector<StageRate>& rates, bool earlier) const
{
    const TrainingEstimate estimate = estimateTraining(m_order->setup.options, rates);
    if (!estimate.complete())
        return {};
    const int trainings = m_order->runs * (m_order->control ? 2 : 1);
    const int places = std::max(QThread::idealThreadCount(), 1); // As many run at once as there are cores.
    const int rounds = (trainings + places - 1) / places;
    return estimateText({estimate.seconds() * rounds, estimate.episodes(), earlier});
}

void EstimateRow::refresh()
{
    m_button->setText(tr("Estimate time"));
    m_button->setToolTip(
        tr("Trains a few episodes of each stage, for at most %1 s, to estimate how long this "
           "training takes on this computer")
            .arg(measuringSeconds));
    const bool possible = m_order && m_order->furtherGraphs.isEmpty() && m_order->setup.problem;
    m_button->setEnabled(possible && !m_measuring.running());
    QString text;
    if (possible && m_earlier)
        text = textFor(m_earlier(m_order->setup), true);
    if (possible && m_measured && m_measured->key == rateKey(m_order->setup)) {
        text = textFor(m_measured->rates, false);
        if (text.isEmpty())
            text = tr("No estimate: no two updates ended within %1 s, so the training takes long")
                       .arg(measuringSeconds);
    }
    if (m_measuring.running())
        text = tr("Measuring a few episodes…");
    else if (!m_fault.isEmpty())
        text = m_fault;
    else if (m_order && !m_order->furtherGraphs.isEmpty())
        text = tr("No estimate for several graphs; doppler train --estimate measures them");
    m_text->setText(text);
}

void EstimateRow::restyle()
{
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    m_text->setPalette(muted);
}

void EstimateRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
    else if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace doppler
