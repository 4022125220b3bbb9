#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Does training pay? Prints the final network's greedy placement of CHAINMM, mean over seeds, against the mean of
# critical-path; an untrained network as the control; and episodes per second. With a published DOPPLER graph it also
# prints the best of 4,000 episodes in the as-released model and of annealing with as many evaluations.
#   benchmarks/learning_acceptance.sh [--seeds N] [--published FILE] BIN      BIN: the folder of the program `doppler`
set -euo pipefail
export LC_ALL=C
seeds=3
published=
while [ $# -gt 1 ]; do
  case $1 in
    --seeds) seeds=$2; shift 2 ;;
    --published) published=$2; shift 2 ;;
    *) echo "unknown option $1" >&2; exit 2 ;;
  esac
done
doppler=${1:?the folder of the program doppler}/doppler

# value KEY: the numbers of that key in the JSON on standard input, one a line
value() { sed -nE 's/^.*"'"$1"'": ([-+.0-9eE]+).*$/\1/p'; }
mean() { awk '{ s += $1 } END { printf "%.6g\n", s / NR }'; }
# trained KEY ARGUMENT...: that figure of every seed's training
trained() {
  local key=$1 seed
  shift
  for seed in $(seq "$seeds"); do "$doppler" train "$@" --seed "$seed" --json | value "$key"; done
}

on=(--devices 4xP100)
teacher=$("$doppler" compare chainmm "${on[@]}" --placers critical-path --seeds 20 --json | value makespan | mean)
untrained=$(trained greedy_makespan chainmm "${on[@]}" --stages I=0,II=0 | mean)
runs=$(for seed in $(seq "$seeds"); do
  "$doppler" train chainmm "${on[@]}" --stages I=500,II=1500 --seed "$seed" --json
done)
final=$(value greedy_makespan <<<"$runs" | mean)
echo "critical-path, mean of 20 seeds:          $teacher s"
echo "final network, greedy, mean of $seeds seeds:   $final s"
echo "best of 2,000 episodes, mean of $seeds seeds:  $(value best_makespan <<<"$runs" | mean) s"
echo "untrained network, greedy:                $untrained s"
echo "episodes per second:                      $(value episodes_per_second <<<"$runs" | mean)"
if [ -n "$published" ]; then
  released=("$published" "${on[@]}" --model as-released)
  echo "as-released, best of 4,000 episodes:      $(trained best_makespan "${released[@]}" | mean) s"
  echo "as-released, annealing, 4,000 evaluations: $("$doppler" compare "${released[@]}" \
    --placers simulated-annealing --evaluations 4000 --seeds 10 --json | value makespan | mean) s"
fi
awk -v a="$final" -v b="$teacher" -v c="$untrained" 'BEGIN { exit !(a < b && c >= b) }' &&
  echo "passed" || { echo "failed"; exit 1; }
