// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace doppler {

/// Returns memory of a text to the system while it is read from left to right, so that a large file and what
/// is made of it need not be in memory together. Released bytes must not be read again. Only whole pages are
/// released, some MiB at a time; small texts stay as they are.
class TextRelease {
public:
    /// The text must outlive this object and must not change meanwhile.
    explicit TextRelease(std::string& whole) : text(whole) {}
    /// Releases the first bytes of the text, so many in all.
    void upTo(std::size_t bytes);

private:
    std::string& text;
    std::size_t released = 0;
};

} // namespace doppler
