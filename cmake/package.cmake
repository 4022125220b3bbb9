# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed beside the programs, and the Debian package (scripts/make_package.sh).

# In the build tree the programs find guide, lessons and samples where they do when installed.
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/share/doc)
file(CREATE_LINK ${CMAKE_SOURCE_DIR}/docs ${CMAKE_BINARY_DIR}/share/doc/doppler-workbench SYMBOLIC)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/share/doppler-workbench)
file(CREATE_LINK ${CMAKE_SOURCE_DIR}/resources/lessons ${CMAKE_BINARY_DIR}/share/doppler-workbench/lessons SYMBOLIC)

install(DIRECTORY docs/guide docs/schemas docs/examples docs/decisions docs/results
  DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/doppler-workbench)
file(GLOB pages CONFIGURE_DEPENDS docs/*.md docs/layers.txt)
install(FILES ${pages} resources/desktop/copyright resources/desktop/changelog
  DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/doppler-workbench)
install(DIRECTORY sample_graphs/ DESTINATION ${CMAKE_INSTALL_DATADIR}/doppler-workbench/sample_graphs)
install(FILES docs/man/doppler.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
if(DOPPLER_WINDOW)
  install(DIRECTORY resources/lessons DESTINATION ${CMAKE_INSTALL_DATADIR}/doppler-workbench)
  install(FILES docs/man/doppler-workbench.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES resources/doppler-workbench.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
  install(FILES resources/desktop/doppler-workbench.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES resources/desktop/doppler-workbench.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES resources/desktop/doppler-workbench-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
    RENAME doppler-workbench.xml)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME doppler-workbench)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "workbench for device placements of dataflow graphs")
set(CPACK_PACKAGE_DESCRIPTION "Shows how a dataflow graph, such as a neural network or a tiled
matrix product, runs on several devices: coloured by device, simulated
asynchronously, animated on a Gantt chart. Heuristics, searches and policies
trained by imitation and reinforcement place it and are compared side by side.
The program doppler does the same without a window.")
set(CPACK_PACKAGE_CONTACT "Developers of Doppler Workbench <developers@doppler-workbench.invalid>")
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/cmake/debian_files.cmake)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "graphviz, fonts-noto-core, fonts-wqy-microhei, qt6-translations-l10n, qt6-wayland")
# Animations become films by it; without it they are GIFs or numbered pictures.
set(CPACK_DEBIAN_PACKAGE_SUGGESTS ffmpeg)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${CMAKE_BINARY_DIR}/bin)
# The icons of Qt are SVG files, whose reader is a plug-in that no library of ours is linked with.
# LibTorch is content with any BLAS; on the reference one its tensors are about twelve times slower.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6svg6, libopenblas0-pthread | libopenblas0")
include(CPack)
