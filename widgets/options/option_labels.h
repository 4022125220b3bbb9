// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <vector>

namespace doppler {

class OptionEditor;

/// The labels of the fields of a form, in their order: optionLabel(), with the option's name before it where
/// several options have the same ("batch: extent of a dimension that the model leaves open").
QStringList distinctLabels(const std::vector<OptionEditor*>& editors);

} // namespace doppler
