#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the build into a folder and uses what is there: install_test.sh BUILD FOLDER SOURCE
set -euo pipefail
build=$1 prefix=$2 source=$3
rm -rf "$prefix"
cmake --install "$build" --prefix "$prefix" >/dev/null
fail() { echo "install_test: $1" >&2; exit 1; }
bin=$prefix/bin
share=$prefix/share

# The programs find their libraries and modules where they were put, and nowhere in the build tree.
for program in doppler doppler-workbench; do
  [ -x "$bin/$program" ] || fail "$program was not installed"
  libraries=$(ldd "$bin/$program")
  grep -q "$prefix/.*libdoppler-core" <<<"$libraries" || fail "$program doesn't find its library in $prefix"
  ! grep -qE "not found|$build/bin" <<<"$libraries" || fail "$program: $libraries"
done
"$bin/doppler" simulate chainmm --devices 4xP100 --placer heft --json | grep -q '"makespan"' || fail "simulate"
"$bin/doppler" simulate "$share/doppler-workbench/sample_graphs/ffnn.json" --devices \
  "$share/doppler-workbench/sample_graphs/4xP100.json" --placer heft >/dev/null || fail "the samples"
"$bin/doppler" render gantt chainmm --devices 4xP100 --placer heft -o "$prefix/gantt.svg" || fail "render"
grep -q '<svg' "$prefix/gantt.svg" || fail "no picture"
if compgen -G "$prefix/lib/*/doppler-workbench/libdoppler-learn.so" >/dev/null; then
  "$bin/doppler" train chainmm --devices 4xP100 --stages I=2,II=2 --json | grep -q '"best_makespan"' || fail "train"
fi

docs=$share/doc/doppler-workbench
[ -f "$docs/guide/README.md" ] || fail "no guide"
# Whatever a page leads to was installed with it.
pages=$(find "$docs" -name '*.md')
links=0
while IFS= read -r page; do
  while IFS= read -r link; do
    [ -n "$link" ] && [[ $link != *://* ]] || continue
    links=$((links + 1))
    [ -e "$(dirname "$page")/$link" ] || fail "${page#"$docs"/} leads to $link, which is not there"
  done < <(grep -oE '\]\([^) ]+\)' "$page" | sed -E 's/^..//; s/\)$//; s/#.*//')
done <<<"$pages"
[ "$links" -ge 50 ] || fail "only $links links in the pages"
for page in doppler doppler-workbench; do
  [ -f "$share/man/man1/$page.1" ] || fail "no manual page of $page"
  ! man --warnings -l "$share/man/man1/$page.1" 2>&1 >/dev/null | grep . || fail "manual page of $page"
done
"$source/scripts/make_man_pages.py" "$build/bin" --check || fail "manual pages"

desktop=$share/applications/doppler-workbench.desktop
desktop-file-validate "$desktop" || fail "desktop file"
appstreamcli validate --no-net "$share/metainfo/doppler-workbench.metainfo.xml" >"$prefix/log" || fail "$(cat "$prefix/log")"
XDG_DATA_HOME="$share" update-mime-database "$share/mime" || fail "types of files"
grep -q '^application/x-doppler-session+json:\*.doppler$' "$share/mime/globs" || fail "no type of session files"
icon=$(sed -n 's/^Icon=//p' "$desktop")
[ -f "$share/icons/hicolor/scalable/apps/$icon.svg" ] || fail "no icon $icon"
for type in $(sed -n 's/^MimeType=//p' "$desktop" | tr ';' ' '); do
  grep -q "type=\"$type\"" "$source/resources/desktop/doppler-workbench-mime.xml" || fail "$type is not defined"
done
echo "install_test: all there"
