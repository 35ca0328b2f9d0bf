// verdict: SUCCESSFUL
// check: other-tools
// why: hash and comparison of a table as functions of pointers, called directly and through a pointer
#include <stddef.h>
#include <stdint.h>
#include <assert.h>
uint64_t __CPROVER_uninterpreted_hasher(const void *);
_Bool __CPROVER_uninterpreted_equals(const void *a, const void *b);
int nondet_int(void);
static uint64_t hash(const void *k) { return __CPROVER_uninterpreted_hasher(k); }
static _Bool eq(const void *a, const void *b) { __CPROVER_assume(__CPROVER_uninterpreted_equals(a,b)==__CPROVER_uninterpreted_equals(b,a)); return __CPROVER_uninterpreted_equals(a, b); }
int main(void) { int x[4]; uint64_t (*h)(const void *) = hash; int i = nondet_int(), j = nondet_int(); if (i<0||i>3||j<0||j>3) return 0;
 uint64_t a = h(&x[i]), b = h(&x[j]); if (i == j) assert(a == b);
 assert(eq(&x[i], &x[j]) == eq(&x[j], &x[i])); int *n = NULL; assert(h(n) == hash(0)); return 0; }
