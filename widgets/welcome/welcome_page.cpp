// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/welcome/welcome_page.h"

#include "core/workloads/api/workload.h"
#include "widgets/ui/controls/title_label.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/welcome/sample_button.h"

#include <QAction>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace doppler {

namespace {

constexpr int recentWidth = 40 * gridUnit;
constexpr int pageMargin = 4 * gridUnit;

QToolButton* buttonOf(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}

} // namespace

WelcomePage::WelcomePage(const QList<QAction*>& actions, QWidget* parent)
    : QScrollArea(parent), m_title(new TitleLabel(1.8)), m_text(new QLabel), m_goOn(new QToolButton),
      m_noRecent(new QLabel), m_recent(new QListWidget), m_lessons(new QWidget),
      m_job({[this](const Preview& preview) {
                 m_samples[preview.sample]->showPreview(preview.picture);
                 previewNext();
             },
             [this](const Error&) { previewNext(); }, // A sample without a picture still opens.
             {}})
{
    setObjectName(QStringLiteral("welcomePage"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    column->setSpacing(gridUnit);
    m_text->setWordWrap(true);
    column->addWidget(m_title);
    column->addWidget(m_text);
    // With the first action on a line of their own: in a narrow window the others need theirs.
    m_goOn->setObjectName(QStringLiteral("welcomeGoOn"));
    m_goOn->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_goOn, &QToolButton::clicked, this, &WelcomePage::goOnChosen);
    column->addSpacing(gridUnit);
    auto* first = new QHBoxLayout;
    first->setSpacing(gridUnit);
    first->addWidget(m_goOn);
    if (!actions.isEmpty())
        first->addWidget(buttonOf(actions.front()));
    first->addStretch();
    column->addLayout(first);
    auto* row = new QHBoxLayout;
    row->setSpacing(gridUnit);
    row->setContentsMargins(0, 0, 0, 2 * gridUnit);
    for (QAction* action : actions.mid(1))
        row->addWidget(buttonOf(action));
    row->addStretch();
    column->addLayout(row);

    auto* halves = new QHBoxLayout;
    halves->setSpacing(4 * gridUnit);
    auto* left = new QVBoxLayout;
    left->setSpacing(gridUnit);
    m_recentCaption = addCaption(left);
    m_noRecent->setWordWrap(true);
    left->addWidget(m_noRecent);
    m_recent->setObjectName(QStringLiteral("welcomeRecent"));
    m_recent->setFixedWidth(recentWidth);
    m_recent->setMinimumHeight(24 * gridUnit);
    m_recent->setProperty("data", true);
    m_recent->setTextElideMode(Qt::ElideMiddle);
    m_noRecent->setFixedWidth(recentWidth);
    left->addWidget(m_recent, 1);
    left->addSpacing(2 * gridUnit);
    m_lessonsCaption = addCaption(left);
    m_lessons->setObjectName(QStringLiteral("welcomeLessons"));
    new QVBoxLayout(m_lessons);
    m_lessons->layout()->setContentsMargins(0, 0, 0, 0);
    left->addWidget(m_lessons);
    left->addStretch();
    auto* right = new QVBoxLayout;
    right->setSpacing(gridUnit);
    m_samplesCaption = addCaption(right);
    m_grid = new QGridLayout;
    m_grid->setSpacing(gridUnit);
    right->addLayout(m_grid);
    right->addStretch();
    halves->addLayout(left);
    halves->addLayout(right, 1);
    column->addLayout(halves, 1);
    setWidget(page);

    for (const std::string& family : workloadIds()) {
        auto* sample = new SampleButton(QString::fromStdString(family), page);
        connect(sample, &QAbstractButton::clicked, this,
                [this, sample] { emit sampleChosen(sample->family()); });
        m_samples.push_back(sample);
    }
    connect(m_recent, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { emit fileChosen(item->data(Qt::UserRole).toString()); });
    connect(m_recent, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { emit fileChosen(item->data(Qt::UserRole).toString()); });
    placeSamples();
    setGoOn(false);
    setLessons({});
    setRecentFiles({});
    retranslate();
    restyle();
}

QLabel* WelcomePage::addCaption(QVBoxLayout* column)
{
    auto* caption = new QLabel;
    QFont bold = caption->font();
    bold.setWeight(QFont::DemiBold);
    caption->setFont(bold);
    column->addWidget(caption);
    return caption;
}

void WelcomePage::setGoOn(bool offered) { m_goOn->setVisible(offered); }

void WelcomePage::setRecentFiles(const QStringList& files)
{
    m_recent->clear();
    for (const QString& file : files) {
        auto* item = new QListWidgetItem(QFileInfo(file).fileName(), m_recent);
        item->setData(Qt::UserRole, file);
        item->setToolTip(file);
    }
    m_recent->setVisible(!files.isEmpty());
    m_noRecent->setVisible(files.isEmpty());
}

void WelcomePage::setLessons(const QList<QAction*>& lessons)
{
    qDeleteAll(m_lessons->findChildren<QToolButton*>());
    for (QAction* lesson : lessons) {
        QToolButton* button = buttonOf(lesson);
        button->setProperty("data", true); // Lessons have texts of their own in every language.
        m_lessons->layout()->addWidget(button);
    }
    m_lessons->setVisible(!lessons.isEmpty());
    m_lessonsCaption->setVisible(!lessons.isEmpty());
}

void WelcomePage::placeSamples()
{
    const int room = viewport()->width() - 2 * pageMargin - recentWidth - 4 * gridUnit;
    const int each = m_samples.empty() ? 1 : m_samples.front()->sizeHint().width() + gridUnit;
    const int columns = std::max(1, room / each);
    if (columns == m_columns)
        return;
    for (int former = 0; former < m_columns; ++former)
        m_grid->setColumnStretch(former, 0);
    m_columns = columns;
    for (SampleButton* sample : m_samples)
        m_grid->removeWidget(sample);
    for (std::size_t i = 0; i < m_samples.size(); ++i)
        m_grid->addWidget(m_samples[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
    for (int column = 0; column < columns; ++column)
        m_grid->setColumnStretch(column, 1);
}

/// One after the other, so that the first ones are there soon.
void WelcomePage::previewNext()
{
    if (m_previewed >= m_samples.size() || m_job.running())
        return;
    const std::size_t sample = m_previewed++;
    m_job.start([sample, family = m_samples[sample]->family().toStdString()](std::stop_token stop,
                                                                             const auto&) -> Result<Preview> {
        auto picture = previewOf([&] { return generateWorkload(family); }, 1.6, stop);
        if (!picture)
            return picture.error();
        return Preview{sample, *std::move(picture)};
    });
}

void WelcomePage::showEvent(QShowEvent* event)
{
    QScrollArea::showEvent(event);
    previewNext();
}

void WelcomePage::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    placeSamples();
}

void WelcomePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        restyle();
    QScrollArea::changeEvent(event);
}

void WelcomePage::restyle()
{
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    for (QLabel* label : {m_text, m_noRecent})
        label->setPalette(muted);
    m_goOn->setIcon(icon(QStringLiteral("resume"), palette()));
}

void WelcomePage::retranslate()
{
    setAccessibleName(tr("Welcome"));
    m_title->setText(tr("Doppler Workbench"));
    m_text->setText(tr("See, simulate, learn and compare device placements of dataflow graphs. Start with a "
                       "file, a sample or your own graph; files can also be dropped here."));
    m_goOn->setText(tr("Continue where you left off"));
    m_goOn->setToolTip(tr("Reopen the last session, even if it was not saved"));
    m_recentCaption->setText(tr("Recent files"));
    m_recent->setAccessibleName(tr("Recently opened files"));
    m_noRecent->setText(tr("Graphs and sessions that you open will appear here."));
    m_samplesCaption->setText(tr("Samples"));
    m_lessonsCaption->setText(tr("Lessons"));
}

} // namespace doppler
