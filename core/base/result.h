// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace doppler {

/// What went wrong and where. `file` and `place` (a line, a JSON path, a vertex) are empty if they do not
/// apply.
struct Error {
    Message message;
    std::string file;
    std::string place;

    /// "file: place: message" as one line of English. Control characters are replaced.
    [[nodiscard]] std::string english() const;
};

/// The same with a sentence in any language.
std::string errorLine(const Error& error, const std::string& sentence);

/// A value, or the error that prevented it.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : content(std::move(value)) {}     // NOLINT(google-explicit-constructor)
    Result(Error error) : content(std::move(error)) {} // NOLINT(google-explicit-constructor)

    [[nodiscard]] bool ok() const { return std::holds_alternative<T>(content); }
    explicit operator bool() const { return ok(); }
    /// The value. Requires ok().
    [[nodiscard]] const T& value() const&
    {
        assert(ok());
        return *std::get_if<T>(&content);
    }
    [[nodiscard]] T& value() &
    {
        assert(ok());
        return *std::get_if<T>(&content);
    }
    [[nodiscard]] T&& value() &&
    {
        assert(ok());
        return std::move(*std::get_if<T>(&content));
    }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }
    /// The error. Requires !ok().
    [[nodiscard]] const Error& error() const
    {
        assert(!ok());
        return *std::get_if<Error>(&content);
    }

private:
    std::variant<T, Error> content;
};

/// Success, or the error that prevented it.
template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : fault(std::move(error)) {} // NOLINT(google-explicit-constructor)
    [[nodiscard]] bool ok() const { return !fault.has_value(); }
    explicit operator bool() const { return ok(); }
    [[nodiscard]] const Error& error() const
    {
        assert(!ok());
        return *fault;
    }

private:
    std::optional<Error> fault;
};

/// Adds the name of a file to an error.
Error inFile(Error error, const std::string& file);

} // namespace doppler
