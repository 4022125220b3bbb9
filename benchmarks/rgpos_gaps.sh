#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Measures the gap of every placer to a known optimum (docs/results/rgpos-gaps.md): three RGPOS graphs each of 100, 1,000
# and 10,000 vertices on 8 devices with unlimited channels. Prints a Markdown table of mean gaps in per cent under the
# schedules fifo / given / strict, the latter two in the placer's planned order. Searches have 1,000, 10,000 and 1,000
# evaluations.
# Usage: benchmarks/rgpos_gaps.sh [DOPPLER] [SECONDS_PER_CELL] [PLACER...]
set -eu
doppler=${1:-build/release/bin/doppler}
limit=${2:-300}
[ $# -lt 2 ] || shift 2
named=$([ $# -gt 0 ] && echo yes || echo no)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
sizes="100 1000 10000"

for vertices in $sizes; do
    for seed in 1 2 3; do
        "$doppler" graph generate rgpos --set vertices="$vertices" --set processors=8 --set seed="$seed" \
            -o "$folder/$vertices-$seed.json"
    done
done

# The mean of the gaps to the bound, which is the optimum here; the reason where there is none.
gap() { # vertices placer schedule
    evaluations=$(($1 == 1000 ? 10000 : 1000)) # of 10,000 vertices 10,000 would take hours
    status=0
    timeout "$limit" "$doppler" compare "$folder/$1-1.json" "$folder/$1-2.json" "$folder/$1-3.json" --devices 8xV100 \
        --contention unlimited --schedule "$3" --placers "$2" --evaluations "$evaluations" --threads 1 --csv \
        --summary-csv "$folder/means.csv" >/dev/null 2>"$folder/error" || status=$?
    if [ "$status" = 124 ]; then
        echo "over $limit s"
    elif [ "$status" != 0 ]; then
        echo "none: $(head -n 1 "$folder/error" | cut -c 1-60)"
    else
        awk -F, 'NR > 1 && $4 > 0 { sum += $11; count += 1 }
            END { printf count < 3 ? "%.1f (%d of 3)\n" : "%.1f\n", 100 * sum / count, count }' "$folder/means.csv"
    fi
}

echo "| placer | 100 vertices | 1,000 | 10,000 |"
echo "|---|---|---|---|"
{ [ $# -gt 0 ] && printf '%s\n' "$@" || "$doppler" placers | sed -n 's/^\([a-z][a-z0-9-]*\) .*/\1/p'; } | while read -r placer; do
    case $placer in
    external | checkpoint) continue ;; # files of the user's
    doppler-improve) ;; # its network is trained
    # Learned: so few evaluations train no network, and the paper's takes minutes for them on the largest graph.
    doppler* | sel-only* | plc-only* | joint* | gdp* | placeto*) [ "$named" = yes ] || continue ;;
    esac
    row="| \`$placer\` |"
    for vertices in $sizes; do
        row="$row $(gap "$vertices" "$placer" fifo) / $(gap "$vertices" "$placer" given) /"
        row="$row $(gap "$vertices" "$placer" strict) |"
    done
    echo "$row"
done
