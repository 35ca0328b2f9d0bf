/* SeaHorn's header, for files that include it: its functions are built in, see prelude.h. */
#pragma once
#pragma clang system_header
void sassert(_Bool);
void assume(_Bool);
void __VERIFIER_error(void) __attribute__((noreturn));
