// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/moirai/program_rows.h"

#include <algorithm>

namespace doppler {

void ProgramRows::require(Sum sum, int type, double bound)
{
    bounds.emplace_back(type, bound);
    std::sort(sum.begin(), sum.end());
    int before = 0;
    for (const auto& [at, x] : sum) {
        if (at == before) {
            value.back() += x;
            continue;
        }
        row.push_back(static_cast<int>(bounds.size()));
        column.push_back(at);
        value.push_back(x);
        before = at;
    }
}

void ProgramRows::load(glp_prob* lp) const
{
    glp_set_obj_dir(lp, GLP_MIN);
    glp_add_rows(lp, static_cast<int>(bounds.size()));
    glp_add_cols(lp, static_cast<int>(most.size()));
    for (std::size_t i = 0; i < bounds.size(); ++i)
        glp_set_row_bnds(lp, static_cast<int>(i) + 1, bounds[i].first, bounds[i].second, bounds[i].second);
    for (std::size_t i = 0; i < most.size(); ++i) {
        const int at = static_cast<int>(i) + 1;
        glp_set_col_bnds(lp, at, most[i] < 0 ? GLP_LO : most[i] > 0 ? GLP_DB : GLP_FX, 0, most[i]);
        glp_set_obj_coef(lp, at, costs[i]);
    }
    glp_load_matrix(lp, static_cast<int>(value.size()) - 1, row.data(), column.data(), value.data());
}

} // namespace doppler
