#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the Debian package in a bare Debian 12 made in a folder, runs its programs there, first with nothing but what
# the package asks for, then as a user at a screen, and removes it again:
#   scripts/check_package.sh FILE.deb [MIRROR]        as root; needs debootstrap
# A python3-*.deb in the same folder is checked with it.
# Pictures of the window and of every step are left in build/package/. BARE_DEBIAN names a bare system that was made
# before, which is copied.
set -euo pipefail
package=$(readlink -f "${1:?usage: scripts/check_package.sh FILE.deb [MIRROR]}")
here=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)
mirror=${2:-$(apt-get indextargets --format '$(URI)' 'Created-By: Packages' | grep -m1 -oE '^[a-z]+://[^ ]*/debian/?' || true)}
root=$(mktemp -d)
cleanup() {
  for folder in dev proc sys; do umount -l "$root/$folder" 2>/dev/null || true; done
  rm -rf --one-file-system "$root"
}
trap cleanup EXIT
if [ -n "${BARE_DEBIAN-}" ]; then
  cp -a --reflink=auto "$BARE_DEBIAN/." "$root/"
else
  debootstrap --variant=minbase bookworm "$root" ${mirror:+"$mirror"} >"$root.log" 2>&1 ||
    { tail -n 3 "$root.log" >&2; exit 1; }
  rm -f "$root.log"
fi
chmod 755 "$root" # A user's way leads through it.
cp /etc/resolv.conf /etc/hosts "$root/etc/"
# Slaves: what is unmounted below them at the end stays mounted on the host.
for folder in proc dev sys; do
  mount --rbind "/$folder" "$root/$folder"
  mount --make-rslave "$root/$folder"
done
there=$root/srv/check
mkdir -p "$there/scripts" "$there/tests/data"
cp "$package" "$there/package.deb"
cp "$(dirname "$package")"/python3-*.deb "$there/python.deb" 2>/dev/null || true
cp "$here/scripts/walkthrough.sh" "$there/scripts/"
cp -r "$here/tests/data/walkthrough" "$there/tests/data/"
inside() {
  chroot "$root" /usr/bin/env -i HOME=/srv/check PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive bash -euo pipefail -c "cd /srv/check
      install() { apt-get install -qy --no-install-recommends \"\$@\" >install.log 2>&1 || { tail -n 5 install.log; exit 1; }; }
      fail() { echo \"check_package: \$*\" >&2; exit 1; }
      $1"
}

# With nothing that the package does not ask for.
inside '
  apt-get update -q >/dev/null
  install ./package.deb
  doppler --version
  doppler compare chainmm --devices 4xP100 --placers critical-path,heft,simulated-annealing --evaluations 500
  doppler simulate tests/data/walkthrough/attention.onnx --devices 4xP100 --placer heft >/dev/null
  doppler train chainmm --devices 4xP100 --stages I=5,II=5 --json | grep -q best_makespan && echo "training works"
  doppler render gantt chainmm --devices 4xP100 --placer heft -o gantt.png
  doppler-workbench chainmm --devices 4xP100 --screenshot window.png
  doppler-workbench chainmm --devices 4xP100 --screenshot german.png --language de --theme dark
  dpkg -L doppler-workbench | sort >files'
pictures=$here/build/package
mkdir -p "$pictures"
cp "$there"/*.png "$pictures/"

if [ -e "$there/python.deb" ]; then
  inside '
    install ./python.deb
    echo "import doppler as d; run = d.Problem(\"chainmm\", \"4xP100\").place(\"heft\"); print(run)" >run.py
    python3 run.py # the standard library alone
    install python3-numpy
    echo "from doppler import native; assert native.core() is not None" >>run.py
    echo "print(run.problem.makespans([run.devices] * 3))" >>run.py
    python3 run.py'
fi

# What a desktop looks for.
inside '
  install desktop-file-utils appstream man-db shared-mime-info xvfb xdotool imagemagick python3
  desktop-file-validate /usr/share/applications/doppler-workbench.desktop
  appstreamcli validate --no-net /usr/share/metainfo/doppler-workbench.metainfo.xml
  for page in doppler doppler-workbench; do
    [ -z "$(man --warnings "$page" 2>&1 >man.txt)" ] || fail "manual page of $page"
    grep -q NAME man.txt || fail "no manual page of $page"
  done
  # The types came by the trigger of shared-mime-info, without anything that the package does itself.
  grep -q "^application/x-doppler-session+json:\*.doppler\$" /usr/share/mime/globs || fail "no type of session files"
  update-desktop-database
  grep -q "^application/x-doppler-session+json=doppler-workbench.desktop" /usr/share/applications/mimeinfo.cache ||
    fail "session files are not opened by the workbench"'

# A user at a screen.
inside 'useradd --create-home --base-dir /srv user && mkdir day && chown user day
  runuser -u user -- env HOME=/srv/user WORKBENCH=/usr/bin/doppler-workbench scripts/walkthrough.sh day' || bad=1
rm -rf "$pictures/walkthrough" && mkdir "$pictures/walkthrough"
cp "$there"/day/walkthrough/*.png "$pictures/walkthrough/" 2>/dev/null || true
[ -z "${bad-}" ] || exit 1

inside '
  install lintian
  lintian --allow-root --fail-on error package.deb | tee lintian.txt'
inside '
  apt-get purge -qy doppler-workbench python3-doppler-workbench >/dev/null 2>&1
  ! command -v doppler || fail "doppler is still there"
  while read -r file; do [ -d "$file" ] || [ ! -e "$file" ] || fail "$file is left"; done <files'
echo "check_package.sh: installed, ran, and was removed; pictures in $pictures"
