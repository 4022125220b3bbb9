#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# How far every placer stays from a known optimum: RGPOS graphs of 100, 1,000 and 10,000 vertices on 8 devices with
# unlimited channels. Prints a table in Markdown: gaps in per cent, once under fifo and once under the order that the
# placer planned ("given"). Usage: benchmarks/rgpos_gaps.sh [DOPPLER] [SECONDS_PER_RUN] [PLACER...]
set -eu
doppler=${1:-build/release/bin/doppler}
limit=${2:-30}
[ $# -lt 2 ] || shift 2
named=$([ $# -gt 0 ] && echo yes || echo no)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
sizes="100 1000 10000"

for vertices in $sizes; do
    "$doppler" graph generate rgpos --set vertices="$vertices" --set processors=8 -o "$folder/$vertices.json"
done

# The last field but one of a run's JSON: its gap to the bound, which is the optimum here; a dash and the reason else.
gap() { # vertices placer schedule
    status=0
    timeout "$limit" "$doppler" compare "$folder/$1.json" --devices 8xV100 --contention unlimited --schedule "$3" \
        --placers "$2" --evaluations 200 --threads 1 --json >"$folder/run.json" 2>"$folder/error" || status=$?
    if [ "$status" = 124 ]; then
        echo "over $limit s"
    elif [ "$status" != 0 ]; then
        echo "none: $(head -n 1 "$folder/error" | cut -c 1-60)"
    else
        sed -n 's/.*"gap_to_lower_bound": *\([0-9.e+-]*\).*/\1/p' "$folder/run.json" | head -n 1 |
            awk '{ printf "%.1f %%\n", 100 * $1 }'
    fi
}

echo "| placer | 100, fifo | 100, given | 1,000, fifo | 1,000, given | 10,000, fifo | 10,000, given |"
echo "|---|---|---|---|---|---|---|"
{ [ $# -gt 0 ] && printf '%s\n' "$@" || "$doppler" placers | sed -n 's/^\([a-z][a-z0-9-]*\) .*/\1/p'; } | while read -r placer; do
    case $placer in
    external | checkpoint) continue ;; # files of the user's
    doppler-improve) ;; # its network is trained
    # Learned: 200 evaluations train no network, and the paper's takes minutes for them on the largest graph.
    doppler* | sel-only* | plc-only* | joint* | gdp* | placeto*) [ "$named" = yes ] || continue ;;
    esac
    row="| \`$placer\` |"
    for vertices in $sizes; do
        for schedule in fifo given; do
            row="$row $(gap "$vertices" "$placer" "$schedule") |"
        done
    done
    echo "$row"
done
