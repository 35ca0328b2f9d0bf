/* What CMake would generate for the library, written by hand: every optional compiler or platform feature is off, so that the
   portable C paths are compiled (no inline assembly, no vector intrinsics). */
#ifndef AWS_COMMON_CONFIG_H
#define AWS_COMMON_CONFIG_H
#endif
