# SPDX-License-Identifier: GPL-3.0-or-later
# What all our targets share: warnings, sanitizers, where headers are found, where libraries are looked for.

function(doppler_target name)
  target_include_directories(${name} PUBLIC ${CMAKE_SOURCE_DIR})
  target_compile_options(${name} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow)
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # GCC 12 at -O3 sees overlaps in "text" + std::string that can't be (GCC bug 105651).
    target_compile_options(${name} PRIVATE -Wno-restrict)
  endif()
  if(DOPPLER_WERROR)
    target_compile_options(${name} PRIVATE -Werror)
  endif()
  if(DOPPLER_SANITIZE)
    target_compile_options(${name} PRIVATE -fsanitize=${DOPPLER_SANITIZE} -fno-omit-frame-pointer)
    target_link_options(${name} PRIVATE -fsanitize=${DOPPLER_SANITIZE})
  endif()
  if(DOPPLER_FUZZERS)
    # Coverage that libFuzzer sees; every fault that a sanitizer finds ends the run.
    target_compile_options(${name} PRIVATE -fsanitize=fuzzer-no-link -fno-sanitize-recover=all)
  endif()
  set_target_properties(${name} PROPERTIES
    BUILD_RPATH_USE_ORIGIN ON
    INSTALL_RPATH "$ORIGIN;$ORIGIN/../${CMAKE_INSTALL_LIBDIR}/doppler-workbench")
endfunction()

# Data of others that tests read where it is at hand, too large or without leave to be handed on with the sources:
# folders data/doppler, data/msr, data/onnx, data/dagbench, data/pytorch. Without it these tests are skipped and say so.
set(DOPPLER_SHARED_DATA "${CMAKE_SOURCE_DIR}/../shared" CACHE PATH "Graphs of others that some tests read")
if(BUILD_TESTING AND NOT IS_DIRECTORY "${DOPPLER_SHARED_DATA}/data")
  message(STATUS "DOPPLER_SHARED_DATA (${DOPPLER_SHARED_DATA}) holds no data: the tests that read it are skipped")
endif()

# What every test runs with: no display, one locale, folders of its own instead of the user's, and under a sanitizer its
# options.
set(DOPPLER_TEST_ENVIRONMENT QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 DBUS_SESSION_BUS_ADDRESS=disabled:)
foreach(kind CONFIG_HOME DATA_HOME CACHE_HOME STATE_HOME RUNTIME_DIR)
  set(folder ${CMAKE_BINARY_DIR}/tests/xdg/${kind})
  file(MAKE_DIRECTORY ${folder})
  file(CHMOD ${folder} DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE) # as Qt wants the last one
  list(APPEND DOPPLER_TEST_ENVIRONMENT XDG_${kind}=${folder})
endforeach()
if(DOPPLER_SANITIZE)
  set(suppressions ${CMAKE_SOURCE_DIR}/tests/suppressions)
  list(APPEND DOPPLER_TEST_ENVIRONMENT
    ASAN_OPTIONS=detect_stack_use_after_return=1:strict_string_checks=1:check_initialization_order=1
    LSAN_OPTIONS=suppressions=${suppressions}/lsan.txt:print_suppressions=0
    UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1
    TSAN_OPTIONS=suppressions=${suppressions}/tsan.txt:halt_on_error=1:second_deadlock_stack=1)
endif()

# doppler_test_program(PROGRAM [OPTIMISED]): what programs of tests have in common. Their files are compiled together, eight at
# once: most of what a test costs to compile are the headers that it shares with its neighbours. The tested libraries are
# optimised; the tests are only if they compute a lot themselves.
function(doppler_test_program program)
  set_target_properties(${program} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  if(NOT OPTIMISED IN_LIST ARGN)
    target_compile_options(${program} PRIVATE $<$<CONFIG:Debug>:-O0>)
  endif()
  if(DOPPLER_UNITY)
    set_target_properties(${program} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
    target_compile_options(${program} PRIVATE -Wno-subobject-linkage) # GCC takes the included files for headers.
  endif()
endfunction()

# A runner is one program of many tests (tests/support/runner.h), each of which CTest starts alone.
# doppler_test_runner(RUNNER [OPTIMISED] [SOURCES ...] [LIBRARIES ...])
function(doppler_test_runner runner)
  cmake_parse_arguments(PARSE_ARGV 1 arg "OPTIMISED" "" "SOURCES;LIBRARIES")
  add_executable(${runner} ${CMAKE_SOURCE_DIR}/tests/support/runner.cpp ${arg_SOURCES})
  target_include_directories(${runner} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/moc)
  target_link_libraries(${runner} PRIVATE ${arg_LIBRARIES} Qt6::Test)
  target_compile_definitions(${runner} PRIVATE
    DOPPLER_TEST_DATA="${CMAKE_SOURCE_DIR}/tests/data"
    DOPPLER_SHARED="${DOPPLER_SHARED_DATA}"
    DOPPLER_BIN="${CMAKE_BINARY_DIR}/bin"
    DOPPLER_SOURCE="${CMAKE_SOURCE_DIR}")
  doppler_target(${runner})
  if(doppler-widgets IN_LIST arg_LIBRARIES)
    # Compiled together, a name in one class may be that of a type in another file's headers.
    target_compile_options(${runner} PRIVATE -Wno-shadow -Wshadow=local)
  else()
    target_compile_definitions(${runner} PRIVATE QT_NO_KEYWORDS) # Core has variables of these names.
  endif()
  set(optimised "")
  if(arg_OPTIMISED)
    set(optimised OPTIMISED)
  endif()
  doppler_test_program(${runner} ${optimised})
  if(NOT DOPPLER_UNITY)
    set(kind STANDARD)
    if(doppler-widgets IN_LIST arg_LIBRARIES)
      set(kind WINDOW)
    endif()
    doppler_precompile(${runner} ${DOPPLER_${kind}_HEADERS} <QtTest>)
  endif()
endfunction()

# doppler_tests(RUNNER LABELS LABEL... [EACH_TABLE] TESTS NAME...): adds NAME.cpp to a runner, and a CTest test of that name.
# NAME may begin with another folder. EACH_TABLE: also a test for every table of the learning module's kernels, which skips
# itself where the processor lacks the instructions (tests/learn/chosen_kernels.h).
function(doppler_tests runner)
  cmake_parse_arguments(PARSE_ARGV 1 arg "EACH_TABLE" "" "LABELS;TESTS")
  foreach(test IN LISTS arg_TESTS)
    cmake_path(ABSOLUTE_PATH test BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} NORMALIZE OUTPUT_VARIABLE path)
    cmake_path(GET path FILENAME name)
    # AUTOMOC would look through every file and have one more compiled.
    get_target_property(folder ${runner} BINARY_DIR)
    set(moc ${folder}/moc/${name}.moc)
    add_custom_command(OUTPUT ${moc} COMMAND Qt6::moc ${path}.cpp -o ${moc} DEPENDS ${path}.cpp VERBATIM)
    target_sources(${runner} PRIVATE ${path}.cpp ${moc})
    # QtTest's watchdog is a thread of the uninstrumented Qt, whose end the thread sanitizer can't see to be ordered. This
    # argument leaves it out (and the log: a failure shows by its exit status).
    set(arguments "")
    if(DOPPLER_SANITIZE MATCHES thread)
      set(arguments -callgrindchild)
    endif()
    add_test(NAME ${name} COMMAND ${runner} ${name} ${arguments})
    set(seconds 600)
    if(DOPPLER_SANITIZE) # Not a generator expression: the value has commas.
      set(seconds 2400)
    endif()
    set_tests_properties(${name} PROPERTIES
      ENVIRONMENT "${DOPPLER_TEST_ENVIRONMENT}"
      LABELS "${arg_LABELS}" TIMEOUT ${seconds})
    if(arg_EACH_TABLE)
      foreach(kernels plain avx2 avx512)
        add_test(NAME ${name}_${kernels} COMMAND ${runner} ${name} ${arguments})
        set_tests_properties(${name}_${kernels} PROPERTIES
          ENVIRONMENT "${DOPPLER_TEST_ENVIRONMENT};DOPPLER_KERNELS=${kernels}"
          LABELS "${arg_LABELS};kernels" TIMEOUT ${seconds} SKIP_REGULAR_EXPRESSION "SKIP   : [A-Za-z]+::initTestCase")
      endforeach()
    endif()
  endforeach()
endfunction()
