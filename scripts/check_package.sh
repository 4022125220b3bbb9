#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the Debian package in a bare Debian 12 made in a folder, runs its programs there, and removes it again:
#   scripts/check_package.sh FILE.deb [MIRROR]        as root; needs debootstrap
# The pictures that it drew there are left in build/package/.
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
debootstrap --variant=minbase bookworm "$root" ${mirror:+"$mirror"} >"$root.log" 2>&1 ||
  { tail -n 3 "$root.log" >&2; exit 1; }
rm -f "$root.log"
cp /etc/resolv.conf /etc/hosts "$root/etc/"
mount --bind /proc "$root/proc"; mount --rbind /dev "$root/dev"; mount --bind /sys "$root/sys"
cp "$package" "$root/root/package.deb"
chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
  bash -euc '
    cd /root
    apt-get update -q >/dev/null
    apt-get install -qy --no-install-recommends ./package.deb >install.log 2>&1 || { tail -n 5 install.log; exit 1; }
    doppler --version
    doppler compare chainmm --devices 4xP100 --placers critical-path,heft,simulated-annealing --evaluations 500
    doppler train chainmm --devices 4xP100 --stages I=5,II=5 --json >/dev/null && echo "training works"
    doppler render gantt chainmm --devices 4xP100 --placer heft -o gantt.png
    doppler-workbench chainmm --devices 4xP100 --screenshot window.png
    dpkg -L doppler-workbench | wc -l
  '
mkdir -p "$here/build/package"
cp "$root/root/gantt.png" "$root/root/window.png" "$here/build/package/"
chroot "$root" bash -euc 'apt-get purge -qy doppler-workbench >/dev/null 2>&1; ! command -v doppler'
echo "check_package.sh: installed, ran, and was removed"
