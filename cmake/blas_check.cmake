# SPDX-License-Identifier: GPL-3.0-or-later
# LibTorch takes its matrix products from whatever libblas.so.3 the system resolves to. On the reference BLAS
# they are about twelve times slower, and nothing else would ever say so. (GDP's network is made of its tensors; the other policies' have
# products of their own.)

# doppler_library_path(OUT LISTING NAME): where the lines of `ldd` in LISTING find the library NAME; "" when it is
# not needed, "not found" when it is missing.
function(doppler_library_path out listing name)
  string(REPLACE "." "\\." pattern "${name}")
  set(path "")
  if(listing MATCHES "(^|\n)[ \t]*${pattern} => not found")
    set(path "not found")
  elseif(listing MATCHES "(^|\n)[ \t]*${pattern} => ([^\n]+) \\(0x")
    set(path "${CMAKE_MATCH_2}")
  endif()
  set(${out} "${path}" PARENT_SCOPE)
endfunction()

# doppler_blas_kind(OUT LIBRARY): which BLAS the shared library LIBRARY would run on:
#   optimised   OpenBLAS, BLIS, MKL and their like
#   reference   Netlib's, correct and slow
#   missing     it asks for one that is not installed
#   builtin     it asks for none (LibTorch from pytorch.org carries its own)
#   unknown     it can't be asked
function(doppler_blas_kind out library)
  set(fast "openblas|blis|mkl|atlas|flexiblas|armpl|nvpl")
  set(kind unknown)
  find_program(LDD ldd)
  mark_as_advanced(LDD)
  if(LDD AND EXISTS "${library}")
    execute_process(COMMAND ${LDD} ${library} OUTPUT_VARIABLE needed ERROR_QUIET RESULT_VARIABLE status)
    doppler_library_path(blas "${needed}" libblas.so.3)
    if(NOT status EQUAL 0)
      set(kind unknown)
    elseif(blas STREQUAL "not found")
      set(kind missing)
    elseif(blas STREQUAL "")
      set(kind builtin)
    else()
      # Debian's OpenBLAS stands behind the same name, in a folder of its own, and asks for libopenblas itself.
      file(REAL_PATH "${blas}" real)
      execute_process(COMMAND ${LDD} ${real} OUTPUT_VARIABLE behind ERROR_QUIET)
      get_filename_component(folder "${real}" DIRECTORY)
      get_filename_component(folder "${folder}" NAME)
      get_filename_component(file "${real}" NAME)
      set(kind reference)
      if("${folder}/${file}" MATCHES "${fast}" OR behind MATCHES "(^|\n)[ \t]*lib[^ ]*(${fast})[^ ]*\\.so")
        set(kind optimised)
      endif()
    endif()
  endif()
  set(${out} ${kind} PARENT_SCOPE)
endfunction()

# doppler_check_blas(LIBRARY): says it where LIBRARY (libtorch_cpu.so) would run on a slow or missing BLAS.
function(doppler_check_blas library)
  doppler_blas_kind(kind "${library}")
  set(remedy "Remedy on Debian: apt-get install libopenblas0-pthread "
    "(then `update-alternatives --display libblas.so.3-${CMAKE_LIBRARY_ARCHITECTURE}` shows it chosen).")
  string(CONCAT remedy ${remedy})
  if(kind STREQUAL reference)
    message(WARNING "LibTorch would run on the reference BLAS: training is about 12 times slower than with OpenBLAS. "
      "${remedy}")
  elseif(kind STREQUAL missing)
    message(WARNING "LibTorch asks for libblas.so.3, which is not installed: learning can't start. ${remedy}")
  elseif(kind STREQUAL unknown)
    message(STATUS "Can't tell which BLAS LibTorch (${library}) runs on")
  else()
    message(STATUS "BLAS of LibTorch: ${kind}")
  endif()
endfunction()

# doppler_check_torch_blas(): the same for the LibTorch that find_package(Torch) found; call it after that.
function(doppler_check_torch_blas)
  set(library "")
  if(TARGET torch_cpu)
    get_target_property(library torch_cpu LOCATION)
  endif()
  doppler_check_blas("${library}")
endfunction()
