// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <unordered_map>

namespace doppler {

/// Objects of the window by their type, at most one of each: a panel offers its view here, and others that
/// need it find it without knowing the panel.
class WindowParts {
public:
    /// `part` must outlive this.
    template <class Part>
    void add(Part& part)
    {
        m_parts[&key<Part>] = &part;
    }

    /// The part of that very type; it must have been added.
    template <class Part>
    [[nodiscard]] Part& get() const
    {
        const auto found = m_parts.find(&key<Part>);
        Q_ASSERT(found != m_parts.end());
        return *static_cast<Part*>(found->second);
    }

private:
    /// Its address stands for the type, which need not be complete.
    template <class Part>
    static constexpr char key = 0;

    std::unordered_map<const char*, void*> m_parts;
};

} // namespace doppler
