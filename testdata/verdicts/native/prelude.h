// What the checker's own prelude would declare, for native builds.
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <stdint.h>
#include <alloca.h>
typedef size_t __CPROVER_size_t;
typedef _Bool __CPROVER_bool;
void __CPROVER_assume(_Bool);
void __CPROVER_assert(_Bool, const char *);
void __ESBMC_assume(_Bool);
void __ESBMC_assert(_Bool, const char *);
void __VERIFIER_assume(int);
void __VERIFIER_error(void);
void klee_make_symbolic(void *, size_t, const char *);
void klee_assume(uintptr_t);
void sassert(int);
