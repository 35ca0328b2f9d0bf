/* The part of every harness that does not depend on the counterexample. The tables
 * that it reads (seabmc_inputs, seabmc_allocs, seabmc_havocs, ...) follow it. */
#include <limits.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void __sanitizer_print_stack_trace(void);
extern void (*seabmc_entry)();
void seabmc_statics(void) __attribute__((weak));

enum { SEABMC_VIOLATED = 99, SEABMC_ASSUMPTION = 77 };

/* An input: the function it is the result of, its value, and for a pointer the object it points to. */
struct seabmc_input { const char *from; unsigned long long low, high; unsigned object; long long offset; };
/* A word of an object's contents that holds a pointer to an object. */
struct seabmc_fix { unsigned at, object; long long offset; };
struct seabmc_contents { const unsigned char *bytes; unsigned long long count; const struct seabmc_fix *fixes; unsigned nfixes; };
/* A call that allocates: what it is called, whether it fails, the object it makes, and that object's first contents. */
struct seabmc_alloc { const char *from; int known, fails; unsigned object; unsigned long long size; struct seabmc_contents first; };
/* Contents that the function from gave memory. */
struct seabmc_havoc { const char *from; unsigned long long size; struct seabmc_contents now; };

/* What a variable that is not initialised holds; those of one name in one function are a group. */
struct seabmc_local { unsigned group, object; unsigned long long size; struct seabmc_contents now; };

extern struct seabmc_local seabmc_locals[];
extern const unsigned seabmc_nlocals;
extern struct seabmc_input seabmc_inputs[];
extern struct seabmc_alloc seabmc_allocs[];
extern struct seabmc_havoc seabmc_havocs[];
extern const unsigned seabmc_ninputs, seabmc_nallocs, seabmc_nhavocs, seabmc_nobjects;
extern const int seabmc_check_leaks;
extern char *seabmc_address[];
static int seabmc_failed;
void __real__exit(int);
#ifdef SEABMC_ASAN
const char *__asan_locate_address(void *, char *, size_t, void **, size_t *);
void *__asan_region_is_poisoned(void *, size_t);
void __asan_poison_memory_region(const volatile void *, size_t);
#endif
#ifdef SEABMC_MSAN
void __msan_poison(const volatile void *, size_t);
intptr_t __msan_test_shadow(const volatile void *, size_t);
#endif

static void seabmc_say(const char *what, const char *more) {
	fflush(stdout);
	fprintf(stderr, "seabmc-replay: %s%s%s\n", what, more ? ": " : "", more ? more : "");
}

static void seabmc_violated(const char *what, const char *more) {
	seabmc_say(what, more);
	__sanitizer_print_stack_trace();
	fflush(stderr);
	seabmc_failed = 1;
}

static void seabmc_stop(const char *why) {
	seabmc_say(why, 0);
	__real__exit(seabmc_failed ? SEABMC_VIOLATED : 0);
}

static void seabmc_assume(int ok) {
	if (ok) return;
#ifdef SEABMC_NO_ASSUMPTIONS
	return;
#endif
	seabmc_say("assumption does not hold", 0);
	__sanitizer_print_stack_trace();
	__real__exit(seabmc_failed ? SEABMC_VIOLATED : SEABMC_ASSUMPTION);
}

static void seabmc_assert(int ok, int hard, const char *what) {
	if (ok) return;
	seabmc_violated("assertion violated", what);
	if (hard) __real__exit(SEABMC_VIOLATED);
}

static struct seabmc_input *seabmc_next(const char *from) {
	static struct seabmc_input none;
	for (unsigned i = 0; i < seabmc_ninputs; i++)
		if (seabmc_inputs[i].from && !strcmp(seabmc_inputs[i].from, from)) {
			seabmc_inputs[i].from = 0;
			return &seabmc_inputs[i];
		}
	seabmc_say("more inputs than recorded", from);
	return &none;
}

static void *seabmc_pointer(const struct seabmc_input *in) {
	if (in->object < seabmc_nobjects && seabmc_address[in->object])
		return seabmc_address[in->object] + in->offset;
	return (void *)(uintptr_t)in->low;
}

static void seabmc_fill(char *p, unsigned long long n, const struct seabmc_contents *c) {
	if (c->count) memcpy(p, c->bytes, c->count < n ? c->count : n);
	for (unsigned i = 0; i < c->nfixes; i++) {
		const struct seabmc_fix *f = &c->fixes[i];
		if (f->at + sizeof(void *) <= n && f->object < seabmc_nobjects && seabmc_address[f->object]) {
			char *to = seabmc_address[f->object] + f->offset;
			memcpy(p + f->at, &to, sizeof to);
		}
	}
}

/* --- the heap --- */
void *__real_malloc(size_t);
void *__real_calloc(size_t, size_t);
void *__real_realloc(void *, size_t);
void __real_free(void *);
void *__real_aligned_alloc(size_t, size_t);

static struct seabmc_alloc *seabmc_outcome(const char *from, unsigned long long n) {
	static struct seabmc_alloc none;
	for (unsigned i = 0; i < seabmc_nallocs; i++) {
		struct seabmc_alloc *a = &seabmc_allocs[i];
		if (a->from && !strcmp(a->from, from) && (a->known || a->size == n)) {
			a->from = 0;
			return a;
		}
	}
	return &none;
}

enum { SEABMC_MOST = 1 << 16 };
static void *seabmc_live[SEABMC_MOST];
static unsigned seabmc_nlive;
static void *seabmc_born(void *p) {
	if (p && seabmc_nlive < SEABMC_MOST) seabmc_live[seabmc_nlive++] = p;
	return p;
}
static void seabmc_died(void *p) {
	for (unsigned i = 0; p && i < seabmc_nlive; i++)
		if (seabmc_live[i] == p) { seabmc_live[i] = seabmc_live[--seabmc_nlive]; return; }
}

static void *seabmc_fresh(char *p, unsigned long long n, struct seabmc_alloc *a, int zero) {
	if (!p) return p;
	if (!zero && n <= 1 << 24) memset(p, 0, n), seabmc_fill(p, n, &a->first);
	if (a->object) seabmc_address[a->object] = p;
#ifdef SEABMC_ASAN
	if (n == 0) __asan_poison_memory_region(p, 1); /* the allocator gives a byte */
#endif
#ifdef SEABMC_MSAN
	if (!zero) __msan_poison(p, n);
#endif
	return seabmc_born(p);
}

int *__errno_location(void); /* <errno.h> needs headers that a machine without 32-bit libraries lacks */
static void *seabmc_no_memory(void) {
	*__errno_location() = 12; /* ENOMEM */
	return 0;
}
void *__wrap_malloc(size_t n) {
	struct seabmc_alloc *a = seabmc_outcome("malloc", n);
	return a->fails ? seabmc_no_memory() : seabmc_fresh(__real_malloc(n), n, a, 0);
}
void *__wrap_valloc(size_t n) {
	struct seabmc_alloc *a = seabmc_outcome("valloc", n);
	return a->fails ? seabmc_no_memory() : seabmc_fresh(__real_malloc(n), n, a, 0);
}
void *__wrap_calloc(size_t k, size_t n) {
	struct seabmc_alloc *a = seabmc_outcome("calloc", k * n);
	return a->fails ? seabmc_no_memory() : seabmc_fresh(__real_calloc(k, n), k * n, a, 1);
}
static void *seabmc_aligned(const char *from, size_t align, size_t n) {
	struct seabmc_alloc *a = seabmc_outcome(from, n);
	char *p = a->fails ? 0 : __real_aligned_alloc(align, (n + align - 1) / align * align);
	return seabmc_fresh(p, n, a, 0);
}
void *__wrap_aligned_alloc(size_t align, size_t n) {
	void *p = seabmc_aligned("aligned_alloc", align, n);
	return p ? p : seabmc_no_memory();
}
void *__wrap_memalign(size_t align, size_t n) {
	void *p = seabmc_aligned("memalign", align, n);
	return p ? p : seabmc_no_memory();
}
int __wrap_posix_memalign(void **to, size_t align, size_t n) {
	void *p = seabmc_aligned("posix_memalign", align, n);
	if (!p) return 12;
	*to = p;
	return 0;
}
static void *seabmc_realloc(const char *from, void *old, size_t n) {
	struct seabmc_alloc *a = seabmc_outcome(from, n);
	if (a->fails && n) return seabmc_no_memory();
	if (n == 0 && old) { seabmc_died(old); __real_free(old); return 0; }
	char *p = __real_realloc(old, n);
	if (p) {
		seabmc_died(old);
		if (a->object) seabmc_address[a->object] = p;
		seabmc_born(p);
	}
	return p;
}
void *__wrap_realloc(void *old, size_t n) { return seabmc_realloc("realloc", old, n); }
void *__wrap_reallocarray(void *old, size_t k, size_t n) {
	size_t all;
	if (__builtin_mul_overflow(k, n, &all)) return seabmc_no_memory();
	return seabmc_realloc("reallocarray", old, all);
}
void __wrap_free(void *p) { seabmc_died(p); __real_free(p); }
char *__wrap_strdup(const char *s) {
	size_t n = strlen(s) + 1;
	char *p = __wrap_malloc(n);
	return p ? memcpy(p, s, n) : p;
}
char *__wrap_strndup(const char *s, size_t most) {
	size_t n = strnlen(s, most);
	char *p = __wrap_malloc(n + 1);
	if (p) memcpy(p, s, n), p[n] = 0;
	return p;
}

/* --- unknown memory --- */
static void seabmc_havoc(void *p, unsigned long long n, const char *from) {
	for (unsigned i = 0; i < seabmc_nhavocs; i++) {
		struct seabmc_havoc *h = &seabmc_havocs[i];
		if (!h->from || strcmp(h->from, from)) continue;
		memset(p, 0, h->size);
		seabmc_fill(p, h->size, &h->now);
		h->from = 0;
		return;
	}
	if (n != ~0ull) memset(p, 0, n); /* the counterexample ends before */
}
void seabmc_local(char *p, unsigned group) {
	for (unsigned i = 0; i < seabmc_nlocals; i++) {
		struct seabmc_local *l = &seabmc_locals[i];
		if (l->group != group) continue;
		memset(p, 0, l->size);
		if (l->object) seabmc_address[l->object] = p;
		seabmc_fill(p, l->size, &l->now);
		l->group = 0;
		return;
	}
}
#define WEAK __attribute__((weak))
WEAK void memhavoc(void *p, size_t n) { seabmc_havoc(p, n, "memhavoc"); }
WEAK void __VERIFIER_nondet_memory(void *p, size_t n) { seabmc_havoc(p, n, "__VERIFIER_nondet_memory"); }
WEAK void __CPROVER_havoc_slice(void *p, size_t n) { seabmc_havoc(p, n, "__CPROVER_havoc_slice"); }
WEAK void __CPROVER_havoc_object(void *p) { seabmc_havoc(p, ~0ull, "__CPROVER_havoc_object"); }
WEAK void klee_make_symbolic(void *p, size_t n, const char *name) { (void)name; seabmc_havoc(p, n, "klee_make_symbolic"); }

/* --- what models of the library ask about their strings --- */
static size_t seabmc_object(const void *p, const char **start, int *heap) {
	size_t size = strlen(p) + 1;
	*start = p, *heap = 0;
#ifdef SEABMC_ASAN
	char name[1];
	void *region = 0;
	size_t n = 0;
	const char *kind = __asan_locate_address((void *)p, name, sizeof name, &region, &n);
	*heap = kind && !strcmp(kind, "heap");
	if (region) *start = region, size = n;
#endif
	return size;
}
size_t seabmc_object_size(const void *p) {
	const char *start; int heap;
	return seabmc_object(p, &start, &heap);
}
size_t seabmc_pointer_offset(const void *p) {
	const char *start; int heap;
	seabmc_object(p, &start, &heap);
	return (const char *)p - start;
}
/* Strings of the environment are on the heap; what a variable holds the tool mostly sees. */
_Bool seabmc_known(const char *s) {
	const char *start; int heap;
	seabmc_object(s, &start, &heap);
	return !heap;
}

/* --- what harnesses call --- */
#define ASSUMES(name, type) WEAK void name(type c) { seabmc_assume(c != 0); }
#define ASSERTS(name, type) WEAK void name(type c) { seabmc_assert(c != 0, 1, #name); }
#define SOFT(name) WEAK void name(_Bool c, const char *m) { seabmc_assert(c, 0, m); }
#define FAILS(name) void name(void) { seabmc_assert(0, 1, #name); }
ASSUMES(__VERIFIER_assume, int)
ASSUMES(__CPROVER_assume, _Bool)
ASSUMES(__ESBMC_assume, _Bool)
ASSUMES(__SEA_assume, int)
ASSUMES(assume, int)
ASSUMES(klee_assume, uintptr_t)
ASSERTS(__VERIFIER_assert, int)
ASSERTS(__SEA_assert, int)
ASSERTS(sassert, int)
ASSERTS(klee_assert, int)
SOFT(__CPROVER_assert)
SOFT(__CPROVER_precondition)
SOFT(__CPROVER_postcondition)
SOFT(__ESBMC_assert)
FAILS(reach_error)
FAILS(__VERIFIER_error)
FAILS(__SEAHORN_fail)
FAILS(klee_report_error)
#ifdef SEABMC_UNREACHABLE
FAILS(__ESBMC_unreachable)
#else
void __ESBMC_unreachable(void) {}
#endif
void __seabmc_undefined(const char *what) { seabmc_assert(0, 1, what); } /* of a model of the C library that is replayed */
#undef assert
WEAK void assert(int c) { seabmc_assert(c != 0, 1, "assert"); }
WEAK void sea_assert_if(int a, int c) { seabmc_assert(!a || c, 1, "sea_assert_if"); }
void seabmc_llvm_assume(_Bool) __asm__("verifier.assume");
void seabmc_llvm_assume_not(_Bool) __asm__("verifier.assume.not");
void seabmc_llvm_assert(_Bool) __asm__("verifier.assert");
void seabmc_llvm_error(void) __asm__("verifier.error");
void seabmc_llvm_assume(_Bool c) { seabmc_assume(c); }
void seabmc_llvm_assume_not(_Bool c) { seabmc_assume(!c); }
void seabmc_llvm_assert(_Bool c) { seabmc_assert(c, 1, "verifier.assert"); }
void seabmc_llvm_error(void) { seabmc_assert(0, 1, "verifier.error"); }
WEAK void __VERIFIER_atomic_begin(void) {}
WEAK void __VERIFIER_atomic_end(void) {}
WEAK void __CPROVER_cover(_Bool c) { (void)c; }
WEAK void __CPROVER_input(const char *s, ...) { (void)s; }
WEAK void __CPROVER_output(const char *s, ...) { (void)s; }
WEAK void __CPROVER_printf(const char *s, ...) { (void)s; }
WEAK void klee_prefer_cex(void *p, uintptr_t c) { (void)p, (void)c; }
WEAK void klee_warning(const char *s) { (void)s; }
WEAK void klee_silent_exit(int n) { (void)n; seabmc_stop("the program ends by klee_silent_exit"); }
WEAK int klee_is_symbolic(uintptr_t n) { (void)n; return 1; }
WEAK int klee_range(int lo, int hi, const char *name) { (void)lo, (void)hi, (void)name; return (int)seabmc_next("klee_range")->low; }
static _Bool seabmc_ok(const void *p, size_t n) {
#ifdef SEABMC_ASAN
	return p && (n == 0 || !__asan_region_is_poisoned((void *)p, n));
#else
	return p != 0;
#endif
}
WEAK _Bool sea_is_dereferenceable(const void *p, intptr_t n) { return seabmc_ok(p, n); }
WEAK _Bool sea_is_deref(const void *p, intptr_t n) { return seabmc_ok(p, n); }
_Bool seabmc_r_ok(const void *, size_t) __asm__("__CPROVER_r_ok") WEAK;
_Bool seabmc_w_ok(const void *, size_t) __asm__("__CPROVER_w_ok") WEAK;
_Bool seabmc_rw_ok(const void *, size_t) __asm__("__CPROVER_rw_ok") WEAK;
_Bool seabmc_r_ok(const void *p, size_t n) { return seabmc_ok(p, n); }
_Bool seabmc_w_ok(const void *p, size_t n) { return seabmc_ok(p, n); }
_Bool seabmc_rw_ok(const void *p, size_t n) { return seabmc_ok(p, n); }
void *__CPROVER_allocate(size_t n, _Bool zero) {
	struct seabmc_alloc *a = seabmc_outcome("__CPROVER_allocate", n);
	return seabmc_fresh(zero ? __real_calloc(1, n) : __real_malloc(n), n, a, zero);
}
void __CPROVER_deallocate(void *p) { __wrap_free(p); }

/* --- absolute values, which no sanitizer watches: linked where one does not fit --- */
#define ABS(name, type, least) \
	type __wrap_##name(type x) { \
		if (x == least) seabmc_violated("overflow", #name " of the least number"), __real__exit(SEABMC_VIOLATED); \
		return x < 0 ? -x : x; \
	}
ABS(abs, int, INT_MIN)
ABS(labs, long, LONG_MIN)
ABS(llabs, long long, LLONG_MIN)
ABS(imaxabs, intmax_t, INTMAX_MIN)

/* --- atomic objects that are too large for the machine; there is one thread --- */
#define ATOMIC(type, name, parameters) type seabmc_atomic_##name parameters __asm__("__atomic_" #name) WEAK; type seabmc_atomic_##name parameters
ATOMIC(void, load, (size_t n, void *p, void *to, int order)) { (void)order, memcpy(to, p, n); }
ATOMIC(void, store, (size_t n, void *p, void *from, int order)) { (void)order, memcpy(p, from, n); }
ATOMIC(void, exchange, (size_t n, void *p, void *from, void *to, int order)) { (void)order, memcpy(to, p, n), memcpy(p, from, n); }
ATOMIC(_Bool, compare_exchange, (size_t n, void *p, void *expected, void *from, int yes, int no)) {
	_Bool same = !memcmp(p, expected, n);
	(void)yes, (void)no;
	memcpy(same ? p : expected, same ? from : p, n);
	return same;
}

/* --- CBMC's C: what its rewritten quantifiers call, and functions on arrays --- */
void seabmc_not_replayed(const char *what) __asm__("__seabmc_unsupported");
void seabmc_not_replayed(const char *what) { seabmc_stop(what); }
WEAK void __CPROVER_array_set(char *array, const void *value, size_t n) {
	for (size_t size = seabmc_object_size(array), i = 0; i + n <= size; i += n) memcpy(array + i, value, n);
}
WEAK void __CPROVER_array_copy(void *to, const void *from) { memmove(to, from, seabmc_object_size(from)); }
WEAK void __CPROVER_array_replace(void *to, const void *from) { memmove(to, from, seabmc_object_size(from)); }
WEAK _Bool __CPROVER_array_equal(const void *a, const void *b) {
	size_t n = seabmc_object_size(a);
	return n == seabmc_object_size(b) && !memcmp(a, b, n);
}

#ifdef SEABMC_MSAN
/* Every read of the program calls one of these first. */
#define READ(n) \
	__attribute__((no_sanitize("memory"))) void __sanitizer_cov_load##n(void *p) { \
		if (__msan_test_shadow(p, n) >= 0) seabmc_violated("read of uninitialised memory", 0); \
	}
READ(1) READ(2) READ(4) READ(8) READ(16)
#endif

/* --- the end: destructors run, then what is left is counted --- */
void __real_exit(int);
static void seabmc_end(void) { __real_exit(0); }
static void seabmc_leaks(void) {
	if (seabmc_check_leaks && seabmc_nlive > 0) {
		char text[64];
		snprintf(text, sizeof text, "%u objects are left on the heap", seabmc_nlive);
		seabmc_violated("memory leak", text);
	}
}
__attribute__((destructor(101))) static void seabmc_last(void) {
	seabmc_leaks();
	seabmc_stop("the program ends");
}
/* An end without destructors: what is left counts with --memory-cleanup-check. */
static void seabmc_sudden(const char *how) {
#ifdef SEABMC_CLEANUP
	seabmc_leaks();
#endif
	seabmc_stop(how);
}
void __wrap_exit(int code) { (void)code; seabmc_end(); }
void __wrap__exit(int code) { (void)code; seabmc_sudden("the program ends by _exit"); }
void __wrap__Exit(int code) { (void)code; seabmc_sudden("the program ends by _Exit"); }
void __wrap_quick_exit(int code) { (void)code; seabmc_sudden("the program ends by quick_exit"); }
void __wrap_abort(void) { seabmc_sudden("the program ends by abort"); }
void __wrap___assert_fail(const char *e, const char *f, unsigned l, const char *fn) {
	(void)f, (void)l, (void)fn;
#ifdef SEABMC_CLEANUP
	seabmc_leaks();
#endif
	seabmc_assert(0, 1, e);
}
#ifdef SEABMC_CLEANUP
static void seabmc_signal(int number) { (void)number; seabmc_sudden("the program ends by a signal"); }
__attribute__((constructor(101))) static void seabmc_signals(void) {
	signal(SIGABRT, seabmc_signal), signal(SIGTERM, seabmc_signal), signal(SIGINT, seabmc_signal), signal(SIGHUP, seabmc_signal);
}
#endif
