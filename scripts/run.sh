#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# From a fresh clone to the window: installs what is missing, builds, starts the workbench on its sample session.
# Without a display, or with --headless, the sample's comparison is run instead and written to build/run/report/.
#   scripts/run.sh [--headless] [FILE...]
set -euo pipefail
here=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)

headless=$([ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && echo no || echo yes)
case ${1-} in
  --headless) headless=yes; shift ;;
  -h | --help) sed -n '3,5s/^# //p' "$0"; exit 0 ;;
  -*) echo "run.sh: unknown option $1; there is --headless" >&2; exit 2 ;;
esac

"$here/scripts/setup.sh" build run
"$here/scripts/build.sh" run
bin=$here/build/run/bin

if [ "$headless" = no ]; then
  exec "$bin/doppler-workbench" "$@"
fi

report=$here/build/run/report
graph=${1:-chainmm}
problem=("$graph" --devices 4xP100)
mkdir -p "$report"
echo "No display: comparing placers on $graph (4xP100) instead."
"$bin/doppler" compare "${problem[@]}" --placers critical-path,heft,simulated-annealing --seeds 5 \
  --evaluations 2000 --html "$report/comparison.html"
"$bin/doppler" compare "${problem[@]}" --placers critical-path,heft,simulated-annealing --seeds 5 \
  --evaluations 2000 --json >"$report/comparison.json"
"$bin/doppler" simulate "${problem[@]}" --placer simulated-annealing --trace "$report/trace.json" --json \
  >"$report/simulation.json"
for picture in graph gantt; do
  "$bin/doppler" render "$picture" "${problem[@]}" --placer simulated-annealing -o "$report/$picture.png"
done
cat <<EOF
Report written to $report
  comparison.html, comparison.json   makespans of the placers, with their gaps to the lower bound
  graph.png, gantt.png               the placement that simulated annealing found, and its run
  simulation.json, trace.json        the same run as data, and as a trace for Perfetto
EOF
