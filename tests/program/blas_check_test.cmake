# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -D SOURCE=... -D WORK=... -D CXX=... -P blas_check_test.cmake
# Builds small libraries that resolve to each kind of BLAS, and sees that the check says what it must.
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE ${WORK})
file(MAKE_DIRECTORY ${WORK})
file(WRITE ${WORK}/blas.cpp "extern \"C\" void dgemm_() {}\n")
file(WRITE ${WORK}/openblas.cpp "extern \"C\" void openblas_gemm() {}\n")
file(WRITE ${WORK}/front.cpp "extern \"C\" void openblas_gemm();\nextern \"C\" void dgemm_() { openblas_gemm(); }\n")
file(WRITE ${WORK}/torch.cpp "extern \"C\" void dgemm_();\nvoid step() { dgemm_(); }\n")
file(WRITE ${WORK}/own.cpp "void step() {}\n")

# build(OUTPUT SOURCE [LIBRARY]): OUTPUT's file name is also its soname; LIBRARY is found where it lies.
function(build output source)
  get_filename_component(folder ${WORK}/${output} DIRECTORY)
  get_filename_component(soname ${output} NAME)
  file(MAKE_DIRECTORY ${folder})
  set(link "")
  if(ARGN)
    get_filename_component(where ${WORK}/${ARGN} DIRECTORY)
    set(link ${WORK}/${ARGN} -Wl,--no-as-needed -Wl,-rpath,${where})
  endif()
  execute_process(COMMAND ${CXX} -shared -fPIC -Wl,-soname,${soname} -o ${WORK}/${output} ${WORK}/${source} ${link}
    COMMAND_ERROR_IS_FATAL ANY)
endfunction()

build(blas/libblas.so.3 blas.cpp)
build(slow/libtorch_cpu.so torch.cpp blas/libblas.so.3)
build(libopenblas.so.0 openblas.cpp)
build(alternative/libblas.so.3 front.cpp libopenblas.so.0)
build(fast/libtorch_cpu.so torch.cpp alternative/libblas.so.3)
build(own/libtorch_cpu.so own.cpp)
file(WRITE ${WORK}/text/libtorch_cpu.so "not a library\n")

file(WRITE ${WORK}/ask.cmake
  "include(${SOURCE}/cmake/blas_check.cmake)\ndoppler_blas_kind(kind \${LIBRARY})\n"
  "message(STATUS \"kind=\${kind}\")\ndoppler_check_blas(\${LIBRARY})\n")

function(expect name kind says)
  execute_process(COMMAND ${CMAKE_COMMAND} -D LIBRARY=${WORK}/${name}/libtorch_cpu.so -P ${WORK}/ask.cmake
    OUTPUT_VARIABLE text ERROR_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX REPLACE "[ \n]+" " " text "${text}")
  string(FIND "${text}" "kind=${kind}" kind_at)
  string(FIND "${text}" "${says}" says_at)
  string(FIND "${text}" "CMake Warning" warning_at)
  set(warns FALSE)
  if(warning_at GREATER -1)
    set(warns TRUE)
  endif()
  set(must_warn FALSE)
  if(kind STREQUAL "reference")
    set(must_warn TRUE)
  endif()
  if(kind_at EQUAL -1 OR says_at EQUAL -1 OR NOT warns STREQUAL must_warn)
    message(SEND_ERROR "${name}: expected kind ${kind} and \"${says}\", found: ${text}")
  endif()
endfunction()

expect(slow reference "would run on the reference BLAS")
expect(slow reference "apt-get install libopenblas0-pthread")
expect(fast optimised "BLAS of LibTorch: optimised")
expect(own builtin "BLAS of LibTorch: builtin")
expect(text unknown "Can't tell which BLAS")

# The loader finds the system's own BLAS behind a missing one, so that case is read from a listing.
include(${SOURCE}/cmake/blas_check.cmake)
function(expect_path listing path)
  doppler_library_path(found "${listing}" libblas.so.3)
  if(NOT found STREQUAL path)
    message(SEND_ERROR "expected \"${path}\", found \"${found}\" in ${listing}")
  endif()
endfunction()
expect_path("\tlibm.so.6 => /lib/libm.so.6 (0x01)\n\tlibblas.so.3 => not found\n" "not found")
expect_path("\tlibblas.so.3 => /a b/libblas.so.3 (0x01)\n\tlibm.so.6 => not found\n" "/a b/libblas.so.3")
expect_path("\tlibmyblas.so.3 => /lib/libmyblas.so.3 (0x01)\n" "")
