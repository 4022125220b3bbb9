#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the tests' golden texts and the sample files anew from what the program says now:
# scripts/renew_goldens.sh [BUILD_FOLDER]. Read the difference before committing it; the makespans in
# sample_graphs/README.md are kept by hand.
set -eu
cd "$(dirname "$0")/.."
build=${1:-build/dev}
cmake --build "$build" --target counting_tests run_tests doppler
DOPPLER_RENEW_GOLDENS=1 ctest --test-dir "$build" -R '^(io_broken_files|suite)$' --output-on-failure

doppler=$build/bin/doppler
"$doppler" graph generate chainmm -o sample_graphs/chainmm.json
"$doppler" graph generate ffnn -o sample_graphs/ffnn.json
"$doppler" graph generate ffnn --set step=training -o sample_graphs/ffnn-training.json
for family in llama-block llama-layer; do
    "$doppler" graph generate $family -o sample_graphs/$family.json
    "$doppler" graph generate $family --set pieces=8 -o sample_graphs/$family-8.json
done
for topology in 4xP100 8xV100; do
    "$doppler" devices show "$topology" --json >"sample_graphs/$topology.json"
done
"$doppler" simulate chainmm --devices 4xP100 --placer heft \
    --save-placement sample_graphs/chainmm-heft-4xP100.json >/dev/null
git --no-pager diff --stat -- tests/data sample_graphs
