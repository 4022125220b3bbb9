// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/options/option_labels.h"

#include "widgets/options/option_editor.h"
#include "widgets/ui/text/text.h"

namespace doppler {

QStringList distinctLabels(const std::vector<OptionEditor*>& editors)
{
    QStringList labels;
    for (const OptionEditor* editor : editors)
        labels += optionLabel(editor->spec());
    QStringList distinct = labels;
    for (std::size_t i = 0; i < editors.size(); ++i) {
        const auto at = static_cast<qsizetype>(i);
        const OptionSpec& spec = editors[i]->spec();
        if (labels.count(labels[at]) > 1)
            distinct[at] =
                QStringLiteral("%1: %2").arg(QString::fromStdString(spec.name), translatedText(spec.help));
    }
    return distinct;
}

} // namespace doppler
