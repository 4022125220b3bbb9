#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Trains the networks that doppler-improve comes with, resources/networks/doppler-improve.checkpoint: rounds of three
# trainings, each with the networks of the one before, on graphs of fourteen families under three models, the layered ones
# drawn anew in every round (docs/doppler-improve.md). The same program makes the same networks: those that are there were
# made before the first temperature went by the number of vertices. The build has to be configured and built again afterwards.
#   scripts/train_improver.sh [DOPPLER [FILE]]      DOPPLER: the program, by default build/release/bin/doppler
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
doppler=${1:-build/release/bin/doppler}
file=${2:-resources/networks/doppler-improve.checkpoint}
episodes=${EPISODES:-300}
rounds=${ROUNDS:-4}
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
network= # the last one
train() { # NAME ARGUMENT...
  local name=$1
  shift
  "$doppler" train "$@" --policy doppler-improve --stages "II=$episodes" --set sharpness=1 --set batch=64 \
    ${network:+--from "$network"} --checkpoint "$folder/$name" --checkpoint-seconds 600
  network=$folder/$name
}
for round in $(seq "$rounds"); do
  mapfile -t many < <(layered $((100 + round * 1000)))
  train "wide$round" "${many[@]}" chainmm ffnn ffnn:pieces=8 llama-layer:pieces=8 lu qr pipeline:order=none resnet \
    --devices 8xV100 --seed "$round"
  mapfile -t many < <(layered $((200 + round * 1000)))
  train "released$round" "${many[@]}" chainmm:size=2000 ffnn:pieces=8 ffnn:pieces=32 llama-layer:pieces=8 \
    llama-block:pieces=8 decoder:layers=1:pieces=8 --devices 4xP100 --model as-released --seed "$round"
  mapfile -t many < <(layered $((300 + round * 1000)))
  train "narrow$round" "${many[@]}" chainmm:size=2000 chainmm:size=5000 ffnn ffnn:step=training llama-block:pieces=8 \
    llama-layer:pieces=8 decoder:layers=1:pieces=4 lu fork-join gaussian-elimination:matrix_size=12 transformer \
    inception-v3 --devices 4xP100 --seed "$round"
done
# Without the best placements of all those graphs.
"$doppler" train tree --devices 4xP100 --policy doppler-improve --stages II=0 --from "$network" --checkpoint "$folder/bare"
cp "$folder/bare" "$file"
