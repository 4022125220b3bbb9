#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the pictures of README and user guide from the program itself: scripts/make_screenshots.sh [BUILD]
# BUILD is a build folder with the workbench in it; build/run unless said. Needs no display.
#
# scripts/make_screenshots.sh [BUILD] --looks FOLDER [REGEX] makes none of these, but pictures to look through before
# a release: every view in every theme at 1280x800 and 3840x2160, on finer screens (1.5, 2 and 3 pixels to one), in
# German and Chinese with letters of 100, 150 and 200 %, as FOLDER/LOOK/VIEW.png; where REGEX is given those looks
# alone in whose name it is found (light-1280x800, dark-3840x2160, light-1280x800@2, de-150 and so on). FOLDER is
# outside the repository. What can't be made is named and the others go on; the exit status is then 1.
set -euo pipefail
usage="usage: scripts/make_screenshots.sh [BUILD] [--looks FOLDER [REGEX]]"
build=build/run
looks=
started=$PWD
if [ $# -gt 0 ] && [[ $1 != -* ]]; then
  build=$1
  shift
fi
if { [ $# -eq 2 ] || [ $# -eq 3 ]; } && [ "$1" = --looks ] && [ -n "$2" ]; then
  looks=$2
  only=${3:-}
elif [ $# -gt 0 ]; then
  echo "$usage" >&2
  exit 2
fi
cd "$(dirname "$(readlink -f "$0")")/.."
bin=$build/bin
images=docs/guide/images
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What Calibrate fits to: a run with times as if they had been measured.
"$bin/doppler" simulate llama-layer --devices 4xP100 --placer heft --noise 0.1 --trace "$work/measured.json" >"$work/said"
calibrate=(llama-layer --devices 4xP100 --trace "$work/measured.json" --front calibrate)
# A run of which the four bars are: it was measured with slower kernels and links than the model's.
"$bin/doppler" execute chainmm --devices 4xP100 --placer heft --set threads.compute_factor=0.85 --set threads.bandwidth_factor=0.7 \
  --trace "$work/executed.json" >"$work/said"
four_bars=(chainmm --devices 4xP100 --trace "$work/executed.json" --panel four-bars)
# What a reader of files can be told: an execution trace, and the profile of the same run.
traces=tests/data/traces
import_options=("$traces/execution.json" --devices 4xP100 --import "profile=$traces/execution_profile.json"
  --front import-options)

# A folder of runs over time: one day each, with two regressions.
mkdir "$work/nightly"
day=1
for makespan in 0.412 0.398 0.401 0.395 0.447 0.446 0.389 0.391 0.384 0.386 0.352 0.355 0.351 0.349 0.381 0.348; do
  printf '{"makespan": %s}\n' "$makespan" >"$work/nightly/chainmm-2026-11-$(printf %02d $day).json"
  day=$((day + 1))
done
run_history=(chainmm --devices 4xP100 --history "$work/nightly")

# A name and the window's arguments, in words without blanks.
views=(
  "workbench chainmm --devices 4xP100 --cursor 0.45"
  "training chainmm --devices 4xP100 --train 240 --train-seeds 3"
  "training-settings chainmm --devices 4xP100 --panel settings"
  "training-table chainmm --devices 4xP100 --train 120 --train-seeds 3 --panel table"
  "policy-choice chainmm --devices 4xP100 --train 240 --panel choice"
  "policy-features chainmm --devices 4xP100 --train 240 --panel features"
  "policy-teacher chainmm --devices 4xP100 --train 240 --panel teacher"
  "replay chainmm --devices 4xP100 --train 240 --panel replay"
  "selection chainmm --devices 4xP100 --placer heft --select 24,25,40,41 --lock-selected"
  "groups chainmm --devices 4xP100 --placer heft --groups 1"
  "repeats decoder:model=gpt2:layers=12 --devices 4xP100 --placer heft --groups 1"
  "slack chainmm --devices 4xP100 --colour-by slack"
  "difference chainmm --devices 4xP100 --colour-by difference"
  "overview chainmm --devices 4xP100 --placer heft --zoom 3"
  "lanes chainmm --devices 4xP100 --layout swimlane --arrow-labels"
  "gantt-strips chainmm --devices 4xP100 --placer heft --show shares,memory,bounds --cursor 0.6"
  "gantt-measure chainmm --devices 4xP100 --placer heft --measure 0.15,0.4"
  "bulk-synchronous cholesky --devices 4xP100 --placer heft --mode bulk-synchronous"
  "explain-steps chainmm --devices 4xP100 --placer heft --cursor 0.62 --panel steps"
  "explain-what-if chainmm --devices 4xP100 --placer heft --panel what-if"
  "explain-why-here chainmm --devices 4xP100 --placer heft --select 40 --panel why-here"
  "run-tables chainmm --devices 4xP100 --placer heft --query matmul --select 40"
  "run-tables-totals chainmm --devices 4xP100 --placer heft --totals device"
  "critical-path chainmm --devices 4xP100 --placer heft --cursor 0.3 --panel critical-path"
  "memory chainmm --devices 4xP100 --placer heft --cursor 0.3 --panel memory"
  "graph-versions decoder:model=gpt2:layers=2 --devices 4xP100 --versus decoder:model=gpt2:layers=1"
  "comparison chainmm --devices 4xP100 --compare heft,critical-path,simulated-annealing,random"
  "comparison-charts chainmm --devices 4xP100 --compare heft,critical-path,simulated-annealing,random --panel charts"
  "comparison-choice chainmm --devices 4xP100 --compare heft,critical-path,simulated-annealing --panel compare-choice"
  "comparison-best chainmm --devices 4xP100 --compare heft,simulated-annealing,random-best-of-n --panel best-so-far"
  "comparison-wins chainmm --devices 4xP100 --compare heft,critical-path,simulated-annealing,random --panel wins"
  "side-by-side chainmm --devices 4xP100 --side-by-side critical-path,heft,random --cursor 0.6 --select 40"
  "moved chainmm --devices 4xP100 --side-by-side critical-path,heft,random --cursor 0.6 --panel moved"
  "race chainmm --devices 4xP100 --side-by-side critical-path,heft,random --cursor 0.6 --panel race"
  "disagreement chainmm --devices 4xP100 --side-by-side critical-path,heft,random --panel disagreement"
  "new-graph chainmm --devices 4xP100 --new-graph"
  "expression sample_graphs/attention.einsum --devices 4xP100 --new-graph"
  "edit-devices llama-layer --devices 8xV100 --placer heft --edit-devices devices"
  "edit-links llama-layer --devices 8xV100 --placer heft --edit-devices links"
  "edit-channels llama-layer --devices 8xA100 --placer heft --edit-devices channels"
  "edit-islands llama-layer --devices 8xV100 --placer heft --edit-devices islands"
  "palette chainmm --devices 4xP100 --front palette"
  "preferences chainmm --devices 4xP100 --front preferences"
  "keys chainmm --devices 4xP100 --front keys"
  "guide chainmm --devices 4xP100 --front guide"
  "about chainmm --devices 4xP100 --front about"
  "animation chainmm --devices 4xP100 --placer heft --cursor 0.45 --front animation"
  "placer-options chainmm --devices 4xP100 --placer simulated-annealing --front placer-options"
  "comparison-options chainmm --devices 4xP100 --placer simulated-annealing --front comparison-options"
  "comparison-locked chainmm --devices 4xP100 --placer heft --select 24,25,40 --lock-selected --panel compare-choice"
  "execute chainmm --devices 4xP100 --placer heft --front execute"
  "four-bars ${four_bars[*]}"
  "agreement chainmm --devices 4xP100 --placer heft --front agreement"
  "tune chainmm --devices 4xP100 --placer heft --front tune"
  "measure-machine chainmm --devices 4xP100 --placer heft --front measure-machine"
  "measure-kernels chainmm:size=512 --devices local --placer heft --front measure-kernels"
  "place-model chainmm --devices 4xP100 --placer heft --front place-model"
  "calibrate ${calibrate[*]}"
  "import-options ${import_options[*]}"
  "welcome --front welcome"
  "lesson --lesson barrier"
)

if [ -n "$looks" ]; then
  looks=$(cd "$started" && readlink -m -- "$looks")
  case $looks/ in
  "$PWD"/*)
    echo "scripts/make_screenshots.sh: $looks is inside the repository" >&2
    exit 2
    ;;
  esac
  status=0
  looked_at=() # A folder's name, pixels of the screen to one of the window, and the window's arguments.
  for theme in light dark high-contrast; do
    for size in 1280x800 3840x2160; do
      looked_at+=("$theme-$size 1 --size $size --theme $theme")
    done
  done
  for ratio in 1.5 2 3; do
    looked_at+=("light-1280x800@$ratio $ratio --size 1280x800 --theme light")
  done
  for language in de zh_CN; do
    for letters in 100 150 200; do
      looked_at+=("$language-$letters 1 --size 1280x800 --theme light --language $language --font-size $letters")
    done
  done
  for one in "${looked_at[@]}"; do
    read -r -a looked <<<"$one"
    [[ ${looked[0]} =~ $only ]] || continue
    mkdir -p "$looks/${looked[0]}"
    for view in "${views[@]}"; do
      read -r -a words <<<"$view"
      picture=$looks/${looked[0]}/${words[0]}.png
      echo "$picture"
      QT_SCALE_FACTOR=${looked[1]} "$bin/doppler-workbench" "${words[@]:1}" --screenshot "$picture" "${looked[@]:2}" || {
        echo "$picture: not made" >&2
        status=1
      }
    done
  done
  exit $status
fi
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
# A panel alone, with its title.
for panel in runs inspector; do
  echo "$images/$panel.png"
  "$bin/doppler" render window chainmm --devices 4xP100 --side-by-side critical-path,heft,simulated-annealing,random \
    --select 40 --only "$panel" --size 1280x520 --theme light -o "$images/$panel.png"
done
window explain-steps --size 1440x900 --theme light --placer heft --cursor 0.62 --panel steps
# The panel is as wide in any window: its questions fit in smaller letters, its rows in a high window.
window explain-what-if --size 1280x1200 --font-size 80 --theme light --placer heft --panel what-if
window run-tables --size 1440x900 --theme light --placer heft --query "duration > 10ms device = gpu2" --select 28
window run-tables-totals --size 1440x900 --theme light --placer heft --totals device
window explain-why-here --size 1440x900 --theme dark --placer heft --select 40 --panel why-here
for panel in critical-path memory; do
  window "$panel" --size 1280x900 --theme light --placer heft --cursor 0.3 --panel "$panel"
done
echo "$images/run-history.png"
# The window shows the folder as ~/nightly, not where this script keeps it.
HOME=$work "$bin/doppler-workbench" "${run_history[@]}" --screenshot "$images/run-history.png" --size 1280x900 --theme light
echo "$images/graph-versions.png"
"$bin/doppler-workbench" decoder:model=gpt2:layers=2 --devices 4xP100 --screenshot "$images/graph-versions.png" \
  --size 1280x1100 --theme light --versus decoder:model=gpt2:layers=1
window chinese --size 1280x800 --theme light --language zh_CN --cursor 0.3
for name in palette preferences; do
  window "$name" --size 1280x800 --theme light --front "$name"
done
window keys --size 1920x1240 --theme light --front keys
window animation --size 1280x800 --theme light --placer heft --cursor 0.45 --front animation
window placer-options --size 1280x800 --theme light --placer simulated-annealing --front placer-options
window comparison-options --size 1280x800 --theme light --placer simulated-annealing --front comparison-options
window execute --size 1280x800 --theme light --placer heft --front execute
window tune --size 1280x800 --theme light --placer heft --front tune
window workload --size 1280x800 --theme light --placer heft --front workload
window rival --size 1280x800 --theme light --placer heft --front rival
window place-model --size 1280x800 --theme light --placer heft --front place-model
window agreement --size 1280x800 --theme light --placer heft --front agreement
window measure-machine --size 1280x800 --theme light --placer heft --front measure-machine
echo "$images/measure-kernels.png"
"$bin/doppler-workbench" chainmm:size=512 --devices local --placer heft --front measure-kernels \
  --screenshot "$images/measure-kernels.png" --size 1280x800 --theme light
echo "$images/four-bars.png"
"$bin/doppler-workbench" "${four_bars[@]}" --screenshot "$images/four-bars.png" --size 1600x1040 --theme light
echo "$images/calibrate.png"
"$bin/doppler-workbench" "${calibrate[@]}" --screenshot "$images/calibrate.png" --size 1280x800 --theme light
echo "$images/import-options.png"
"$bin/doppler-workbench" "${import_options[@]}" --screenshot "$images/import-options.png" --size 1280x800 --theme light
window replay --size 1440x900 --theme light --train 240 --panel replay
window welcome --size 1280x1000 --theme light --front welcome
window high-contrast --size 1280x800 --theme high-contrast --cursor 0.45
echo "$images/comparison.png"
"$bin/doppler-workbench" chainmm --devices 4xP100 --screenshot "$images/comparison.png" --size 1280x1040 \
  --theme light --compare heft,critical-path,peft,simulated-annealing,random
echo "$images/comparison-charts.png"
"$bin/doppler-workbench" chainmm --devices 4xP100 --screenshot "$images/comparison-charts.png" --size 1280x1040 \
  --theme light --compare heft,critical-path,simulated-annealing,random-best-of-n --panel charts
echo "$images/comparison-wins.png"
"$bin/doppler-workbench" chainmm --devices 4xP100 --screenshot "$images/comparison-wins.png" --size 1280x1040 \
  --theme light --compare heft,critical-path,peft,simulated-annealing,random --panel wins
echo "$images/comparison-choice.png"
"$bin/doppler-workbench" chainmm --devices 4xP100 --screenshot "$images/comparison-choice.png" --size 1280x1040 \
  --theme light --compare heft,critical-path,simulated-annealing --panel compare-choice
echo "$images/comparison-best.png" # high enough for the whole chart
"$bin/doppler-workbench" chainmm --devices 4xP100 --screenshot "$images/comparison-best.png" --size 1280x1500 \
  --theme light --compare heft,critical-path,simulated-annealing,random-best-of-n --panel best-so-far
echo "$images/compared.svg"
"$bin/doppler" render compare chainmm layered --devices 4xP100,8xV100 --seeds 5 --evaluations 1000 \
  --placers heft,critical-path,simulated-annealing,random -o "$images/compared.svg"
# High enough for three charts and all that the reasons say.
echo "$images/side-by-side.png"
"$bin/doppler-workbench" chainmm --devices 4xP100 --screenshot "$images/side-by-side.png" --size 1600x1240 \
  --theme light --side-by-side critical-path,heft,random --cursor 0.6 --select 40
for panel in moved race disagreement; do
  echo "$images/$panel.png"
  "$bin/doppler-workbench" chainmm --devices 4xP100 --screenshot "$images/$panel.png" --size 1600x1240 --theme light \
    --side-by-side critical-path,heft,random --cursor 0.6 --panel "$panel"
done
echo "$images/groups.png"
"$bin/doppler-workbench" chainmm --devices 4xP100 --placer heft --screenshot "$images/groups.png" --size 1280x800 \
  --theme light --groups 1
echo "$images/repeats.png"
"$bin/doppler-workbench" decoder:model=gpt2:layers=12 --devices 4xP100 --placer heft --screenshot "$images/repeats.png" \
  --size 1280x800 --theme light --groups 1
window graph-slack --size 1280x800 --theme light --colour-by slack
window graph-difference --size 1280x800 --theme light --colour-by difference
window graph-overview --size 1280x800 --theme light --placer heft --zoom 3
window graph-lanes --size 1280x800 --theme dark --layout swimlane
echo "$images/placing-by-hand.png"
"$bin/doppler-workbench" chainmm --devices 4xP100 --placer heft --screenshot "$images/placing-by-hand.png" \
  --size 1600x950 --theme light --select 24,25,26,27,40,41 --move gpu3 --lock-selected
echo "$images/new-graph.png"
"$bin/doppler-workbench" chainmm --devices 4xP100 --screenshot "$images/new-graph.png" --size 1080x760 --theme light \
  --new-graph
echo "$images/new-expression.png"
"$bin/doppler-workbench" sample_graphs/attention.einsum --devices 4xP100 --screenshot "$images/new-expression.png" \
  --size 1160x760 --theme light --new-graph
echo "$images/gantt-strips.png"
"$bin/doppler" render gantt chainmm --devices 4xP100 --placer simulated-annealing --show shares,memory,bounds \
  -o "$images/gantt-strips.png"
window gantt-measure --size 1920x1240 --theme light --show shares --cursor 0.6 --measure 0.15,0.4
for page in devices links; do
  echo "$images/edit-$page.png"
  "$bin/doppler-workbench" llama-layer --devices 8xV100 --placer heft --screenshot "$images/edit-$page.png" \
    --size 1160x680 --theme light --edit-devices "$page"
done
for page in channels islands; do # of a topology with named channels
  echo "$images/edit-$page.png"
  "$bin/doppler-workbench" llama-layer --devices 8xA100 --placer heft --screenshot "$images/edit-$page.png" \
    --size 1160x680 --theme light --edit-devices "$page"
done
echo "$images/bulk-synchronous.png"
"$bin/doppler-workbench" cholesky --devices 4xP100 --placer heft --mode bulk-synchronous \
  --screenshot "$images/bulk-synchronous.png" --size 1280x800 --theme light
echo "$images/lesson.png"
"$bin/doppler-workbench" --lesson barrier --screenshot "$images/lesson.png" --size 1280x800 --theme light
echo "$images/present.png"
"$bin/doppler-workbench" --lesson barrier --screenshot "$images/present.png" --size 1280x800 --theme light --front present
echo "$images/lesson-editor.png"
"$bin/doppler-workbench" chainmm --devices 4xP100 --placer heft --screenshot "$images/lesson-editor.png" \
  --size 1400x900 --theme light --front edit-lesson
for picture in graph.svg gantt.png; do
  echo "$images/$picture"
  "$bin/doppler" render "${picture%.*}" chainmm --devices 4xP100 --placer simulated-annealing -o "$images/$picture"
done
echo "$images/links.svg"
"$bin/doppler" render topology 8xV100 -o "$images/links.svg"
echo "$images/explained.svg"
"$bin/doppler" render explain chainmm --devices 4xP100 --placer heft --cursor 0.62 -o "$images/explained.svg"
