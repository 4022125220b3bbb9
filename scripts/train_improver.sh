#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Trains the network that doppler-improve comes with, resources/networks/doppler-improve.checkpoint: three trainings, each
# with the network of the one before, on graphs of fourteen families under three models (docs/doppler-improve.md). The same
# program makes the same network. The build has to be configured and built again afterwards.
#   scripts/train_improver.sh [DOPPLER [FILE]]      DOPPLER: the program, by default build/release/bin/doppler
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
doppler=${1:-build/release/bin/doppler}
file=${2:-resources/networks/doppler-improve.checkpoint}
episodes=${EPISODES:-250}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

layered() { # FIRST-SEED: sizes, communication, shapes and heterogeneity by turns
  local seed=$1 vertices ccr shapes=(0.5 1 2)
  for vertices in 60 100 150 200 300 500; do
    for ccr in 0.5 1 3; do
      seed=$((seed + 1))
      echo "layered:vertices=$vertices:ccr=$ccr:shape=${shapes[$((seed % 3))]}:heterogeneity=$((seed % 4 == 3)):seed=$seed"
    done
  done
}
train() { # NAME FROM ARGUMENT...
  local name=$1 from=$2
  shift 2
  "$doppler" train "$@" --policy doppler-improve --stages "II=$episodes" ${from:+--from "$folder/$from"} \
    --checkpoint "$folder/$name" --checkpoint-seconds 60
}
mapfile -t many < <(layered 100)
train wide "" "${many[@]}" chainmm ffnn ffnn:pieces=8 llama-layer:pieces=8 lu qr pipeline:order=none resnet \
  --devices 8xV100
mapfile -t many < <(layered 200)
train released wide "${many[@]}" chainmm:size=2000 ffnn:pieces=8 ffnn:pieces=32 llama-layer:pieces=8 llama-block:pieces=8 \
  decoder:layers=1:pieces=8 --devices 4xP100 --model as-released
mapfile -t many < <(layered 300)
train narrow released "${many[@]}" chainmm:size=2000 chainmm:size=5000 ffnn ffnn:step=training llama-block:pieces=8 \
  llama-layer:pieces=8 decoder:layers=1:pieces=4 lu fork-join gaussian-elimination:matrix_size=12 transformer inception-v3 \
  --devices 4xP100
# Without the best placements of all those graphs.
"$doppler" train tree --devices 4xP100 --policy doppler-improve --stages II=0 --from "$folder/narrow" --checkpoint "$folder/bare"
cp "$folder/bare" "$file"
