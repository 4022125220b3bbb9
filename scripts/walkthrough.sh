#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A new user's first day with the installed program in a real window, without a window manager: a model of their own on
# four GPUs, HEFT against a search and a trained policy, three vertices moved by hand, kill -9, everything restored, the
# figure for the paper.
#   scripts/walkthrough.sh [FOLDER]        needs Xvfb, xdotool and python3; pictures of every step with ImageMagick
# Everything that it makes, pictures too, lies in FOLDER/walkthrough, made anew (FOLDER: a new one unless said), which it
# prints. Fails where a step's effect is missing from titles of windows and from files.
#   WORKBENCH  the program, `doppler-workbench` unless said
#   MODEL      the ONNX model, that of the tests unless said
set -euo pipefail
here=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)
workbench=$(command -v "${WORKBENCH:-doppler-workbench}") || { echo "walkthrough: no doppler-workbench" >&2; exit 2; }
model=$(readlink -f "${MODEL:-$here/tests/data/walkthrough/attention.onnx}")
[ -f "$model" ] || { echo "walkthrough: $model is not there" >&2; exit 2; }
folder=$(readlink -f "${1:-$(mktemp -d)}")/walkthrough
rm -rf "${folder:?}"
mkdir -p "$folder/home"
echo "$folder"
: >"$folder/log"

display="" program="" shots=0
say() { echo "walkthrough: $*" >&2; }
picture() { # NAME
  shots=$((shots + 1))
  ! command -v import >/dev/null || import -window root "$folder/$(printf '%02d' "$shots")-$1.png"
}
fail() { say "$*"; picture failed; sed 's/^/  /' "$folder/log" >&2; exit 1; }
cleanup() {
  [ -z "$program" ] || kill -9 "$program" 2>/dev/null || true
  [ -z "$display" ] || kill "$display" 2>/dev/null || true
}
trap cleanup EXIT
until_true() { # SECONDS WHAT COMMAND...
  local end=$((SECONDS + $1)) what=$2
  shift 2
  until "$@"; do
    kill -0 "$program" 2>/dev/null || fail "the program ended before: $what"
    [ "$SECONDS" -lt "$end" ] || fail "not seen: $what"
    sleep 0.3
  done
}

# The user's home.
export HOME=$folder/home XDG_DATA_HOME=$folder/home/data XDG_CONFIG_HOME=$folder/home/config XDG_RUNTIME_DIR=$folder/home
export QT_QPA_PLATFORM=xcb LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY SESSION_MANAGER QT_QPA_PLATFORMTHEME QT_STYLE_OVERRIDE DBUS_SESSION_BUS_ADDRESS || true
chmod 700 "$HOME"
mkdir -p "$XDG_CONFIG_HOME/doppler"
printf '[General]\nautosaveSeconds=1\nlanguage=en\ntheme=light\ndefaultDevices=8xV100\n' \
  >"$XDG_CONFIG_HOME/doppler/workbench.ini"

Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 2>"$folder/xvfb.log" 3>"$folder/display" & # says its number
display=$!
for _ in {1..100}; do [ -s "$folder/display" ] && break; sleep 0.1; done
[ -s "$folder/display" ] || { cat "$folder/xvfb.log" >&2; exit 2; }
DISPLAY=:$(cat "$folder/display")
export DISPLAY

# --- hands -----------------------------------------------------------------------------------------------------------

visible() { xdotool search --onlyvisible --name "$1" >/dev/null 2>&1; }
gone() { ! visible "$1"; }
# Nobody else hands out the focus.
focus() { # TITLE
  until_true 30 "the window \"$1\"" visible "$1"
  sleep 0.3
  xdotool windowfocus --sync "$(xdotool search --onlyvisible --name "$1" | tail -n 1)"
  sleep 0.2
}
front() { focus "Doppler Workbench\$"; }
key() { xdotool key --delay 60 "$@"; sleep 0.3; }
text() { xdotool type --delay 15 "$1"; sleep 0.3; }
# Types a file's name into the dialog of that title.
answer() { # TITLE FILE
  focus "^$1\$"
  key ctrl+a
  text "$2"
  key Return
  until_true 20 "the end of the dialog \"$1\"" gone "^$1\$"
  front
}
# A command by some of its letters; 1: there is none now.
offered() { # LETTERS
  key ctrl+shift+p
  focus "^Commands\$"
  text "$1"
  key Return
  for _ in {1..15}; do ! gone "^Commands\$" || return 0; sleep 0.3; done
  key Escape
  until_true 20 "the end of the palette" gone "^Commands\$"
  front
  return 1
}
palette() { offered "$1" || fail "no command \"$1\""; }
start() {
  "$workbench" 2>>"$folder/log" &
  program=$!
  front
}

# --- eyes ------------------------------------------------------------------------------------------------------------

saved() { # EXPRESSION: of what the program has saved by itself, as s, with the last run as `last`
  python3 - "$1" "$XDG_DATA_HOME"/doppler-workbench/open/*.doppler <<'PYTHON' 2>/dev/null
import json, sys
[name] = sys.argv[2:]
s = json.load(open(name))
runs = s["runs"]
last = runs[-1]
placers = [run["placer"] for run in runs]
sys.exit(not eval(sys.argv[1]))
PYTHON
}
moved() { # COUNT: so many vertices of the run made by hand are elsewhere than in HEFT's
  saved "sum(a != b for a, b in zip(runs[placers.index('manual')]['devices'], runs[placers.index('heft')]['devices'])) == $1"
}
figure() { # FILE: as good as it has to be for a paper
  python3 - "$1" <<'PYTHON'
import re, sys, xml.etree.ElementTree as tree
name = sys.argv[1]
content = open(name, "rb").read()
if name.endswith(".pdf"):
    assert content.startswith(b"%PDF-1.") and content.rstrip().endswith(b"%%EOF"), "no PDF"
    assert len(re.findall(rb"/Type /Page\b", content)) == 1, "not one page"
    assert b"/FontFile" in content and b"/Subtype /Image" not in content, "no vectors"
else:
    root = tree.fromstring(content)
    texts = " ".join("".join(t.itertext()) for t in root.iter("{http://www.w3.org/2000/svg}text"))
    for gpu in "gpu0", "gpu1", "gpu2", "gpu3":
        assert gpu in texts, gpu + " is missing"
    shapes = sum(1 for e in root.iter() if e.tag.endswith("}rect") or e.tag.endswith("}path"))
    assert shapes >= 45 and not root.findall(".//{http://www.w3.org/2000/svg}image"), "no vectors"
PYTHON
}

# --- the day ---------------------------------------------------------------------------------------------------------

say "opens a model"
start
picture welcome
key ctrl+o
answer "Open graph" "$model"
until_true 60 "the model on the usual devices" visible "^attention on 8xV100 "
picture model

say "chooses four GPUs"
key ctrl+shift+o
"$(dirname "$workbench")/doppler" devices show 4xP100-switch --json >"$folder/devices.json"
answer "Open devices" "$folder/devices.json"
until_true 30 "the model on four GPUs" visible "^attention on 4xP100-switch "
until_true 30 "its first run" saved "len(set(last['devices'])) > 1 and s['problems'][last['problem']]['device_names'] == ['gpu0', 'gpu1', 'gpu2', 'gpu3']"
picture four-gpus

say "places with HEFT and with a search"
palette "HEFT"; front
until_true 60 "HEFT's run" saved "'heft' in placers"
palette "simulated annealing"; front
until_true 120 "the search's run" saved "'simulated-annealing' in placers"
picture placed

say "trains a policy"
key ctrl+t
focus "^Train a policy\$"
key Tab; text s # the preset "strong"
picture training-dialog
key Return
until_true 20 "the end of the dialog" gone "^Train a policy\$"
front
until_true 180 "the policy's run" saved "any(run.get('trained') for run in runs)"
picture training
sleep 5
offered "stop training" || true # unless it has ended
front
checkpoints() { compgen -G "$XDG_DATA_HOME/doppler-workbench/checkpoints/*.checkpoint" >/dev/null; }
until_true 60 "its checkpoint" checkpoints
picture trained

say "compares the placers"
key ctrl+k
palette "add checkpoint" # the policy that was trained
answer "Add a checkpoint" "$(compgen -G "$XDG_DATA_HOME/doppler-workbench/checkpoints/*.checkpoint" | head -n 1)"
palette "start comparison"; front
compared() {
  rm -f "$folder/comparison.csv"
  offered "export comparison" || return 1
  answer "Export the comparison" "$folder/comparison.csv"
  sleep 1
  for placer in '\bauto\b' heft '[.]checkpoint'; do
    [ "$(grep -c "$placer" "$folder/comparison.csv")" -ge 5 ] || return 1
  done
}
until_true 180 "the rows of the comparison" compared
picture compared

say "looks why the better one is better"
key ctrl+shift+k
palette "export side by side"
answer "Export runs side by side" "$folder/differences.json"
until_true 20 "the differences" [ -s "$folder/differences.json" ]
grep -q "longer than" "$folder/differences.json" || fail "the differences give no reason"
[ "$(python3 -c 'import json, sys; print(len(json.load(open(sys.argv[1]))["runs"]))' "$folder/differences.json")" = 2 ] ||
  fail "two runs are not side by side"
picture side-by-side

say "moves three vertices"
palette "runs HEFT"; front # the run in the list
key ctrl+e
answer "Export trace" "$folder/heft.csv"
until_true 20 "the trace" [ -s "$folder/heft.csv" ]
for vertex in head0/scores head2/context block3/up; do
  key ctrl+f
  text "$vertex"
  key Return Escape
  on=$(awk -F, -v name="$vertex" '$1 == "task" && $3 == name { print substr($4, 4) }' "$folder/heft.csv")
  key $(((on + 1) % 4 + 1)) # to the next of the four: the keys 1 to 4
done
until_true 20 "three vertices elsewhere" moved 3
picture moved
key ctrl+z
until_true 20 "one taken back" moved 2
key ctrl+shift+z
until_true 20 "and made again" moved 3

say "saves the session"
key ctrl+s
answer "Save session" "$folder/paper.doppler"
until_true 20 "the session" [ -s "$folder/paper.doppler" ]

say "is killed"
sleep 3
before=$(echo "$XDG_DATA_HOME"/doppler-workbench/open/*.doppler)
cp "$before" "$folder/before.json"
kill -9 "$program"
wait "$program" 2>/dev/null || true
[ -f "$before" ] || fail "nothing is left of what was open"

say "finds everything again"
sleep 1
start
until_true 60 "what was open" visible "^attention on 4xP100-switch "
rewritten() { [ "$before" -nt "$folder/before.json" ]; }
until_true 60 "the session saved again" rewritten
python3 - "$folder/before.json" "$before" <<'PYTHON' || fail "not everything came back"
import json, sys
old, new = (json.load(open(name)) for name in sys.argv[1:])
for key in "runs", "problems", "shown", "open", "selection", "placer", "checkpoints":
    assert old.get(key) == new.get(key), key
PYTHON
picture restored

say "makes the figure for the paper"
for file in figure.svg figure.pdf; do
  palette "picture gantt"
  answer "Export picture of the Gantt chart" "$folder/$file"
  until_true 20 "$file" [ -s "$folder/$file" ]
  figure "$folder/$file" || fail "$file is no figure for a paper"
done
picture exported

say "quits"
key ctrl+q
for _ in {1..50}; do kill -0 "$program" 2>/dev/null || break; sleep 0.2; done
! kill -0 "$program" 2>/dev/null || fail "it doesn't quit"
wait "$program" || fail "it ended with status $?"
program=""
! compgen -G "$XDG_DATA_HOME/doppler-workbench/open/*.doppler" >/dev/null || fail "a normal end left something behind"
[ -s "$XDG_DATA_HOME/doppler-workbench/last.doppler" ] || fail "a normal end did not keep what was open"
[ ! -s "$folder/log" ] || fail "the program complained"
say "all there"
