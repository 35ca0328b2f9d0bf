/* KLEE's header, for files that include it: its functions are built in, see prelude.h. */
#pragma once
#pragma clang system_header
void klee_assume(__UINTPTR_TYPE__);
int klee_range(int, int, const char *);
int klee_int(const char *);
void klee_silent_exit(int) __attribute__((noreturn));
void klee_abort(void) __attribute__((noreturn));
void klee_warning(const char *);
void klee_warning_once(const char *);
void klee_prefer_cex(void *, __UINTPTR_TYPE__);
unsigned klee_is_symbolic(__UINTPTR_TYPE__);
