#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# From a fresh clone to the window: installs missing packages, builds window and command line, opens the workbench on its
# sample session, or on FILE, and builds the modules (learning, ONNX) in the background; the status line shows a note until
# they are ready. Without a display, or with --headless, it runs the sample's comparison and writes build/run/report/.
#   scripts/run.sh [--headless] [FILE]
set -euo pipefail
here=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)

headless=$([ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && echo no || echo yes)
case ${1-} in
  --headless) headless=yes; shift ;;
  -h | --help) sed -n '3,6s/^# //p' "$0"; exit 0 ;;
  -*) echo "run.sh: unknown option $1; there is --headless" >&2; exit 2 ;;
esac

"$here/scripts/setup.sh" build run
"$here/scripts/build.sh" run doppler doppler-workbench
bin=$here/build/run/bin

if [ "$headless" = no ]; then
  [ $# -gt 0 ] || set -- --sample
  modules=
  if ! ninja -C "$here/build/run" -n | grep -q 'no work to do'; then
    # The marker exists while the modules are being built; the window shows a note for as long.
    export DOPPLER_MODULE_BUILD=$here/build/run/modules-are-being-built
    touch "$DOPPLER_MODULE_BUILD"
    setsid bash -c '"$1/scripts/build.sh" run >"$1/build/run/modules.log" 2>&1; rm -f "$DOPPLER_MODULE_BUILD"' - "$here" &
    modules=$!
  fi
  status=0
  "$bin/doppler-workbench" "$@" || status=$?
  if [ -n "$modules" ]; then # The next start continues a build that is stopped here.
    kill -- "-$modules" 2>/dev/null || true
    rm -f "$DOPPLER_MODULE_BUILD"
  fi
  exit "$status"
fi
"$here/scripts/build.sh" run

report=$here/build/run/report
graph=${1:-chainmm}
devices=4xP100
placer=auto
compare=("$bin/doppler" compare "$graph" --devices "$devices" --placers "critical-path,heft,$placer" --seeds 5
  --evaluations 2000)
mkdir -p "$report"

echo "run.sh: no window; comparing placers on $graph ($devices) instead"
"${compare[@]}" --html "$report/index.html"
"${compare[@]}" --json >"$report/comparison.json"
"$bin/doppler" simulate "$graph" --devices "$devices" --placer "$placer" --json \
  --save-placement "$report/placement.json" --trace "$report/trace.json" >"$report/simulation.json"
for picture in graph gantt; do
  "$bin/doppler" render "$picture" "$graph" --devices "$devices" --placement "$report/placement.json" \
    -o "$report/$picture.png"
done
sed -i "s|</body>|<h2>The placement that $placer found, and its run</h2>\\
<p><img src=\"graph.png\" alt=\"Graph, coloured by device\" style=\"max-width:100%\"></p>\\
<p><img src=\"gantt.png\" alt=\"Run over time, a row for each device\" style=\"max-width:100%\"></p>\\
</body>|" "$report/index.html"
cat <<EOF
run.sh: report written to $report
  index.html                      the comparison, with the pictures
  graph.png, gantt.png            the placement that $placer found, and its run
  comparison.json                 every run of the comparison
  placement.json, simulation.json, trace.json
                                  that placement, its run, and the run for Perfetto
EOF
