#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes python3-doppler-workbench_VERSION_all.deb, which needs the command line alone: scripts/make_python_package.sh FOLDER
set -euo pipefail
out=$(readlink -f "${1:?usage: scripts/make_python_package.sh FOLDER}")
cd "$(dirname "$(readlink -f "$0")")/.."
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' python/pyproject.toml)
name=python3-doppler-workbench
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
umask 022
modules=$root/usr/lib/python3/dist-packages
docs=$root/usr/share/doc/$name
mkdir -p "$modules/doppler" "$docs" "$root/DEBIAN"
cp python/doppler/*.py python/doppler/py.typed "$modules/doppler/"
# What pip and importlib.metadata know of it.
mkdir "$modules/doppler_workbench-$version.dist-info"
printf 'Metadata-Version: 2.1\nName: doppler-workbench\nVersion: %s\n' "$version" \
  >"$modules/doppler_workbench-$version.dist-info/METADATA"
printf 'debian\n' >"$modules/doppler_workbench-$version.dist-info/INSTALLER"
cp resources/desktop/copyright "$docs/copyright"
gzip -9nc resources/desktop/changelog >"$docs/changelog.gz"
find "$root" -type f -exec chmod 644 {} +
chmod 755 "$root"
cat >"$root/DEBIAN/control" <<END
Package: $name
Version: $version
Section: python
Priority: optional
Architecture: all
Depends: python3 (>= 3.9), doppler-workbench (>= $version)
Recommends: python3-numpy, python3-pandas
Suggests: python3-networkx, python3-matplotlib, python3-torch
Maintainer: Developers of Doppler Workbench <developers@doppler-workbench.invalid>
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f1)
Description: placements of dataflow graphs from Python
 Places dataflow graphs, such as modules of PyTorch, on devices, simulates
 and explains the placements, and compares placers, also those written in
 Python. It talks to the command line of doppler-workbench.
END
# Byte code is made when the package is installed and removed with it.
cat >"$root/DEBIAN/postinst" <<END
#!/bin/sh
set -e
if [ "\$1" = configure ] && command -v py3compile >/dev/null; then
  py3compile -p $name
fi
END
cat >"$root/DEBIAN/prerm" <<END
#!/bin/sh
set -e
if command -v py3clean >/dev/null; then
  py3clean -p $name
fi
END
chmod 755 "$root/DEBIAN/postinst" "$root/DEBIAN/prerm"
dpkg-deb --build --root-owner-group "$root" "$out" >/dev/null
echo "$out/${name}_${version}_all.deb"
