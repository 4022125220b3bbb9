#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the pictures of README and user guide from the program itself: scripts/make_screenshots.sh [BUILD]
# BUILD is a build folder with the workbench in it; build/run unless said. Needs no display.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
bin=${1:-build/run}/bin
images=docs/guide/images
mkdir -p "$images"

window() { # NAME ARGUMENTS...
  local name=$1
  shift
  echo "$images/$name.png"
  "$bin/doppler-workbench" chainmm --devices 4xP100 --screenshot "$images/$name.png" "$@"
}

window workbench --size 1440x900 --theme light --train 600 --cursor 0.45
window workbench-dark --size 1440x900 --theme dark --train 600 --cursor 0.45
window training-settings --size 1280x800 --theme light --panel settings
window training-seeds --size 1440x900 --theme light --train 240 --train-seeds 3
window training-table --size 1440x900 --theme dark --train 120 --train-seeds 3 --panel table
for panel in choice features teacher; do
  window "policy-$panel" --size 1440x900 --theme light --train 240 --panel "$panel"
done
window explain-steps --size 1440x900 --theme light --placer heft --cursor 0.62 --panel steps
window explain-what-if --size 1440x900 --theme light --placer heft --panel what-if
window explain-why-here --size 1440x900 --theme dark --placer heft --select 40 --panel why-here
window chinese --size 1280x800 --theme light --language zh_CN --cursor 0.3
for name in palette preferences keys; do
  window "$name" --size 1280x800 --theme light --front "$name"
done
window animation --size 1280x800 --theme light --placer heft --cursor 0.45 --front animation
window placer-options --size 1280x800 --theme light --placer simulated-annealing --front placer-options
window welcome --size 1280x800 --theme light --front welcome
window high-contrast --size 1280x800 --theme high-contrast --cursor 0.45
for theme in light dark; do
  name=comparison; [ "$theme" = light ] || name=comparison-dark
  echo "$images/$name.png"
  "$bin/doppler-workbench" chainmm --devices 4xP100 --screenshot "$images/$name.png" --size 1280x800 --theme "$theme" \
    --compare heft,critical-path,peft,simulated-annealing,random
done
echo "$images/comparison-charts.png"
"$bin/doppler-workbench" chainmm --devices 4xP100 --screenshot "$images/comparison-charts.png" --size 1280x800 \
  --theme light --compare heft,critical-path,simulated-annealing,random-best-of-n --panel charts
echo "$images/comparison-wins.png"
"$bin/doppler-workbench" chainmm --devices 4xP100 --screenshot "$images/comparison-wins.png" --size 1280x800 \
  --theme light --compare heft,critical-path,peft,simulated-annealing,random --panel wins
echo "$images/compared.svg"
"$bin/doppler" render compare chainmm layered --devices 4xP100,8xV100 --seeds 5 --evaluations 1000 \
  --placers heft,critical-path,simulated-annealing,random -o "$images/compared.svg"
for theme in light dark; do
  name=side-by-side; [ "$theme" = light ] || name=side-by-side-dark
  echo "$images/$name.png"
  "$bin/doppler-workbench" chainmm --devices 4xP100 --screenshot "$images/$name.png" --size 1440x900 --theme "$theme" \
    --side-by-side critical-path,heft,random --cursor 0.6 --select 40
done
for panel in moved race; do
  echo "$images/$panel.png"
  "$bin/doppler-workbench" chainmm --devices 4xP100 --screenshot "$images/$panel.png" --size 1440x900 --theme light \
    --side-by-side critical-path,heft,random --cursor 0.6 --panel "$panel"
done
echo "$images/groups.png"
"$bin/doppler-workbench" chainmm --devices 4xP100 --placer heft --screenshot "$images/groups.png" --size 1280x800 \
  --theme light --groups 1
window graph-slack --size 1280x800 --theme light --colour-by slack --select 40
window graph-lanes --size 1280x800 --theme dark --layout swimlane
echo "$images/placing-by-hand.png"
"$bin/doppler-workbench" chainmm --devices 4xP100 --placer heft --screenshot "$images/placing-by-hand.png" \
  --size 1280x800 --theme light --select 24,25,26,27,40,41 --move gpu3 --lock-selected
echo "$images/new-graph.png"
"$bin/doppler-workbench" chainmm --devices 4xP100 --screenshot "$images/new-graph.png" --size 1080x660 --theme light \
  --new-graph
echo "$images/gantt-strips.png"
"$bin/doppler" render gantt chainmm --devices 4xP100 --placer simulated-annealing --show shares,memory,bounds \
  -o "$images/gantt-strips.png"
window gantt-measure --size 1280x900 --theme light --show shares --cursor 0.6 --measure 0.15,0.4
for page in devices links; do
  echo "$images/edit-$page.png"
  "$bin/doppler-workbench" llama-layer --devices 8xV100 --placer heft --screenshot "$images/edit-$page.png" \
    --size 1160x680 --theme light --edit-devices "$page"
done
for theme in light dark; do
  name=lesson; [ "$theme" = light ] || name=lesson-dark
  echo "$images/$name.png"
  "$bin/doppler-workbench" --lesson barrier --screenshot "$images/$name.png" --size 1280x800 --theme "$theme"
done
for picture in graph.svg gantt.png; do
  echo "$images/$picture"
  "$bin/doppler" render "${picture%.*}" chainmm --devices 4xP100 --placer simulated-annealing -o "$images/$picture"
done
