// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>

namespace doppler {

/// A text that few of many objects have: takes eight bytes while it is empty, where a std::string takes 32.
class RareText {
public:
    RareText() = default;
    RareText(const RareText& other) : RareText(other.text()) {}
    RareText(RareText&&) noexcept = default;
    RareText& operator=(RareText&&) noexcept = default;
    RareText& operator=(const RareText& other) { return *this = RareText(other); }
    explicit RareText(std::string text)
        : content(text.empty() ? nullptr : std::make_unique<const std::string>(std::move(text)))
    {
    }
    ~RareText() = default;

    [[nodiscard]] bool empty() const { return !content; }
    [[nodiscard]] const std::string& text() const
    {
        static const std::string none;
        return content ? *content : none;
    }
    operator const std::string&() const { return text(); }

private:
    std::unique_ptr<const std::string> content;
};

} // namespace doppler
