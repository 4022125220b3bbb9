// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/options/choice_words.h"

#include "widgets/ui/text/text.h"

#include <QCoreApplication>
#include <array>

namespace doppler {

namespace {

constexpr const char* context = "doppler::Choices";

constexpr std::array words{
    QT_TRANSLATE_NOOP("doppler::Choices", "annealed"),
    QT_TRANSLATE_NOOP("doppler::Choices", "as-released"),
    QT_TRANSLATE_NOOP("doppler::Choices", "auto"),
    QT_TRANSLATE_NOOP("doppler::Choices", "balance"),
    QT_TRANSLATE_NOOP("doppler::Choices", "best"),
    QT_TRANSLATE_NOOP("doppler::Choices", "block"),
    QT_TRANSLATE_NOOP("doppler::Choices", "corrected"),
    QT_TRANSLATE_NOOP("doppler::Choices", "critical-path"),
    QT_TRANSLATE_NOOP("doppler::Choices", "default"),
    QT_TRANSLATE_NOOP("doppler::Choices", "depth-first"),
    QT_TRANSLATE_NOOP("doppler::Choices", "deviation"),
    QT_TRANSLATE_NOOP("doppler::Choices", "earliest-start"),
    QT_TRANSLATE_NOOP("doppler::Choices", "episode"),
    QT_TRANSLATE_NOOP("doppler::Choices", "everywhere"),
    QT_TRANSLATE_NOOP("doppler::Choices", "forward"),
    QT_TRANSLATE_NOOP("doppler::Choices", "given"),
    QT_TRANSLATE_NOOP("doppler::Choices", "greedy"),
    QT_TRANSLATE_NOOP("doppler::Choices", "group"),
    QT_TRANSLATE_NOOP("doppler::Choices", "id"),
    QT_TRANSLATE_NOOP("doppler::Choices", "in"),
    QT_TRANSLATE_NOOP("doppler::Choices", "kind"),
    QT_TRANSLATE_NOOP("doppler::Choices", "layer"),
    QT_TRANSLATE_NOOP("doppler::Choices", "learned"),
    QT_TRANSLATE_NOOP("doppler::Choices", "level"),
    QT_TRANSLATE_NOOP("doppler::Choices", "lexicographic"),
    QT_TRANSLATE_NOOP("doppler::Choices", "makespan"),
    QT_TRANSLATE_NOOP("doppler::Choices", "mean"),
    QT_TRANSLATE_NOOP("doppler::Choices", "none"),
    QT_TRANSLATE_NOOP("doppler::Choices", "out"),
    QT_TRANSLATE_NOOP("doppler::Choices", "per-device"),
    QT_TRANSLATE_NOOP("doppler::Choices", "per-episode"),
    QT_TRANSLATE_NOOP("doppler::Choices", "per-link"),
    QT_TRANSLATE_NOOP("doppler::Choices", "per-source"),
    QT_TRANSLATE_NOOP("doppler::Choices", "per-step"),
    QT_TRANSLATE_NOOP("doppler::Choices", "period"),
    QT_TRANSLATE_NOOP("doppler::Choices", "piece"),
    QT_TRANSLATE_NOOP("doppler::Choices", "published"),
    QT_TRANSLATE_NOOP("doppler::Choices", "quality"),
    QT_TRANSLATE_NOOP("doppler::Choices", "quickest"),
    QT_TRANSLATE_NOOP("doppler::Choices", "random"),
    QT_TRANSLATE_NOOP("doppler::Choices", "random-each"),
    QT_TRANSLATE_NOOP("doppler::Choices", "ready"),
    QT_TRANSLATE_NOOP("doppler::Choices", "relative"),
    QT_TRANSLATE_NOOP("doppler::Choices", "returns"),
    QT_TRANSLATE_NOOP("doppler::Choices", "reverse"),
    QT_TRANSLATE_NOOP("doppler::Choices", "round-robin"),
    QT_TRANSLATE_NOOP("doppler::Choices", "seconds"),
    QT_TRANSLATE_NOOP("doppler::Choices", "single-device"),
    QT_TRANSLATE_NOOP("doppler::Choices", "speed"),
    QT_TRANSLATE_NOOP("doppler::Choices", "stage"),
    QT_TRANSLATE_NOOP("doppler::Choices", "standard"),
    QT_TRANSLATE_NOOP("doppler::Choices", "start"),
    QT_TRANSLATE_NOOP("doppler::Choices", "step"),
    QT_TRANSLATE_NOOP("doppler::Choices", "sum"),
    QT_TRANSLATE_NOOP("doppler::Choices", "topological"),
    QT_TRANSLATE_NOOP("doppler::Choices", "training"),
    QT_TRANSLATE_NOOP("doppler::Choices", "unlimited"),
    QT_TRANSLATE_NOOP("doppler::Choices", "upward-rank"),
    QT_TRANSLATE_NOOP("doppler::Choices", "vertices"),
};

constexpr std::array names{
    "1f1b",
    "adam",
    "b-level",
    "bfs",
    "branch-and-bound",
    "convolutional",
    "cpop",
    "critical-path-search",
    "dfs-postorder",
    "dfs-preorder",
    "doppler-improve",
    "dualpipe-v",
    "dynamic-rnn",
    "eft",
    "epsilon-greedy",
    "est",
    "etf",
    "gpipe",
    "heft",
    "large",
    "milp",
    "mobile",
    "momentum",
    "ppo",
    "recurrent",
    "reinforce",
    "sgd",
    "softmax",
    "static-level",
    "zb-v",
};

} // namespace

QString choiceText(const std::string& choice)
{
    const QString text = QCoreApplication::translate(context, choice.c_str());
    return text.toStdString() == choice ? translatedText(choice) : text;
}

std::span<const char* const> choiceWords() { return words; }
std::span<const char* const> choiceNames() { return names; }

} // namespace doppler
