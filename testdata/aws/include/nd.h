/* Nondeterministic values, bounds and snapshots: what every harness uses. */
#ifndef ND_H
#define ND_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned long __VERIFIER_nondet_ulong(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern void __VERIFIER_assume(int);

/* The bounds. Every loop of a harness is bounded by one of them. */
#ifndef MAX_BUF
#    define MAX_BUF 10 /* bytes in a buffer or behind a cursor */
#endif
#ifndef MAX_STR
#    define MAX_STR 16 /* bytes in a string, terminator not counted */
#endif
#ifndef MAX_ITEM
#    define MAX_ITEM 2 /* size of one list or queue item */
#endif
#ifndef MAX_LIST
#    define MAX_LIST 5 /* items in an array list */
#endif
#ifndef MAX_SLOTS
#    define MAX_SLOTS 4 /* slots of a hash table, a power of two */
#endif
#ifndef MAX_NODES
#    define MAX_NODES 5 /* nodes of a linked list */
#endif
#ifndef MAX_QUEUE
#    define MAX_QUEUE 5 /* items in a priority queue */
#endif
#define SPEC_MAX (MAX_STR > MAX_BUF ? MAX_STR : MAX_BUF)

#define assume(c) __VERIFIER_assume(!!(c))
#define nd_bool() __VERIFIER_nondet_bool()
#define nd_byte() __VERIFIER_nondet_uchar()
#define nd_size() ((size_t)__VERIFIER_nondet_ulong())
#define nd_int() __VERIFIER_nondet_int()

#ifdef ND_NATIVE
/* Native runs choose inside the range instead of rejecting, and fill fresh memory: see native/nondet.c. */
extern size_t native_upto(size_t max);
extern void native_fill(void *p, size_t n);
#    define nd_fill(p, n) native_fill(p, n)
static inline size_t nd_upto(size_t max) {
    return native_upto(max);
}
static inline size_t nd_fitting(size_t bytes, size_t item, size_t max) {
    return native_upto(bytes / item < max ? bytes / item : max);
}
#else
/* A fresh object has unknown contents for a model checker: nothing to do. */
#    define nd_fill(p, n) ((void)(p), (void)(n))
static inline size_t nd_upto(size_t max) { /* any value of 0..max; max below 256 */
    size_t v = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(v <= max);
    return v;
}
static inline size_t nd_fitting(size_t bytes, size_t item, size_t max) { /* any number of items, up to max, that fit into the bytes */
    size_t n = nd_upto(max);
    __VERIFIER_assume(n * item <= bytes);
    return n;
}
#endif

static inline size_t nd_below(size_t n) { /* any index of 0..n-1; n not 0 */
    return nd_upto(n - 1);
}

/* Cases that are asked one by one, with all that sets them apart known, as in
       struct nd_cases c = nd_cases();
       for (size_t n = 0; n <= MAX; n++) {
           if (nd_case(&c)) { …; nd_case_end(); }
       }
   The checker chooses one. Nothing happens after it. */
struct nd_cases {
    size_t chosen, next;
};
#ifdef ND_NATIVE
#    define nd_case_end() ((void)0)
extern size_t native_case(void);
static inline struct nd_cases nd_cases(void) {
    return (struct nd_cases){native_case(), 0};
}
#else
#    define nd_case_end() __VERIFIER_assume(0)
static inline struct nd_cases nd_cases(void) {
    return (struct nd_cases){nd_size(), 0};
}
#endif
static inline bool nd_case(struct nd_cases *c) {
    return c->next++ == c->chosen;
}

/* A snapshot is one byte of a range, chosen by the checker: if it is unchanged whichever it was, the whole range is. */
struct snap {
    size_t i;
    uint8_t v;
    bool on;
};
static inline struct snap snap(const void *p, size_t n) {
    struct snap s = {0, 0, false};
    if (n > 0) {
        s.i = nd_below(n);
        s.v = ((const uint8_t *)p)[s.i];
        s.on = true;
    }
    return s;
}
static inline void same(struct snap s, const void *p) { /* p: where the range is now */
    assert(!s.on || ((const uint8_t *)p)[s.i] == s.v);
}
static inline void touch(const void *p, size_t n) { /* n bytes at p are readable */
    if (n > 0) {
        (void)((volatile const uint8_t *)p)[0];
        (void)((volatile const uint8_t *)p)[n - 1];
    }
}

#endif
