// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <optional>
#include <string>
#include <string_view>

namespace doppler {

/// The message for JSON that no reader knows: what it looks like (a file of another program, an object with
/// these keys, a list of objects with these keys), and `accepted`, the formats that could be read. `head` is
/// the text or its beginning. Nothing if the text is not JSON, or has nothing to describe.
std::optional<Message> unknownJson(std::string_view head, std::string accepted);

} // namespace doppler
