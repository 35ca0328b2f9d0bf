// Native stand-in for the checker's nondeterminism: values come from a seed.
// RT_SEEDS=N runs the program N times, each in its own child process, with
// seeds RT_FIRST.. and prints one summary line. How a child's end is read:
//   exit 77: an assertion failed; exit 99: a sanitizer reported; a signal:
//   crash; anything else (also a false assumption, or abort()): no failure.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <fcntl.h>

enum { ASSERT_EXIT = 77, SANITIZER_EXIT = 99 };
static uint64_t state = 88172645463325252ull;
static int malloc_may_fail;

static uint64_t next(void) {
  state += 0x9E3779B97F4A7C15ull;
  uint64_t z = state;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

// Small values most often, then the edges of every width, then anything.
static uint64_t value(void) {
  static const int widths[] = {7, 8, 15, 16, 31, 32, 62, 63};
  uint64_t kind = next() % 20, r = next();
  if (kind < 10) return r % 10 - 2;
  if (kind < 14) return r % 34;
  if (kind < 15) return r % 260;
  if (kind < 18)
    return (1ull << widths[r % 8]) + (next() % 3) - 1;
  if (kind < 19) return -(1ull << widths[r % 8]);
  return r;
}

// Small numbers with and without a fraction, those of other magnitudes, and any bits.
static double number(void) {
  union { uint64_t bits; double d; } any = {next()};
  switch (next() % 6) {
  case 0: return (int)(next() % 20) - 4;
  case 1: return (int64_t)(next() % 4000) / 256.0 - 4;
  case 2: return (int64_t)next() / 9e18;
  case 3: return (int64_t)next() / (double)(1ull << next() % 64);
  case 4: return next() % 4 == 0 ? -0.0 : next() % 2 == 0 ? 1 / 0.0 : 0 / 0.0;
  }
  return any.d;
}
double nondet_double(void) { return number(); }
float nondet_float(void) { return number(); }
double __VERIFIER_nondet_double(void) { return number(); }
float __VERIFIER_nondet_float(void) { return number(); }

static void fail(const char *what) {
  fprintf(stderr, "%s\n", what);
  _exit(ASSERT_EXIT);
}

void __assert_fail(const char *e, const char *f, unsigned l, const char *fn) {
  fprintf(stderr, "%s:%u: in %s: ", f, l, fn);
  fail(e);
  _exit(ASSERT_EXIT);
}
void __wrap_abort(void) { _exit(0); }
void reach_error(void) { fail("reach_error"); }
void __VERIFIER_error(void) { fail("__VERIFIER_error"); }
#define ASSERTS(name, type) \
  void name(type c) { if (!c) fail(#name); }
#define ASSUMES(name, type) \
  void name(type c) { if (!c) _exit(0); }
ASSERTS(__VERIFIER_assert, int)
ASSERTS(sassert, int)
void __CPROVER_assert(_Bool c, const char *m) { if (!c) fail(m); }
void __ESBMC_assert(_Bool c, const char *m) { if (!c) fail(m); }
ASSUMES(__VERIFIER_assume, int)
ASSUMES(assume, int)
ASSUMES(__CPROVER_assume, _Bool)
ASSUMES(__ESBMC_assume, _Bool)
ASSUMES(klee_assume, uintptr_t)
void verifier_assume(_Bool) __asm__("verifier.assume");
void verifier_assume_not(_Bool) __asm__("verifier.assume.not");
void verifier_error(void) __asm__("verifier.error");
void verifier_assume(_Bool c) { if (!c) _exit(0); }
void verifier_assume_not(_Bool c) { if (c) _exit(0); }
void verifier_error(void) { fail("verifier.error"); }

#define FAMILY(name, type)                                          \
  type __VERIFIER_nondet_##name(void) { return (type)value(); }     \
  type nondet_##name(void) { return (type)value(); }                \
  type nd_##name(void) { return (type)value(); }
#undef bool
FAMILY(int, int)
FAMILY(uint, unsigned)
// Characters are mostly printable, so that texts and digits are met.
static char text(void) {
  static const char usual[] = "0123459abcxyzAZ -+=:,./(\n";
  uint64_t r = next();
  if (r % 8 < 4) return usual[(r >> 8) % (sizeof usual - 1)];
  if (r % 8 < 5) return (char)(32 + (r >> 8) % 95);
  return (char)value();
}
char __VERIFIER_nondet_char(void) { return text(); }
char nondet_char(void) { return text(); }
char nd_char(void) { return text(); }
FAMILY(uchar, unsigned char)
FAMILY(short, short)
FAMILY(ushort, unsigned short)
FAMILY(long, long)
FAMILY(ulong, unsigned long)
FAMILY(longlong, long long)
FAMILY(ulonglong, unsigned long long)
FAMILY(size_t, size_t)
_Bool __VERIFIER_nondet_bool(void) { return next() & 1; }
_Bool nondet_bool(void) { return next() & 1; }
_Bool nd_bool(void) { return next() & 1; }

void klee_make_symbolic(void *p, size_t n, const char *name) {
  (void)name;
  if (n == 1 || n == 2 || n == 4 || n == 8) {
    uint64_t v = value();
    memcpy(p, &v, n);
    return;
  }
  for (size_t i = 0; i < n; i++) ((char *)p)[i] = (char)value();
}
void __VERIFIER_nondet_memory(void *p, size_t n) {
  klee_make_symbolic(p, n, "memory");
}

void *__real_malloc(size_t);
void *__real_calloc(size_t, size_t);
void *__real_realloc(void *, size_t);
static int refuse(size_t n) {
  return n > 1u << 26 || (malloc_may_fail && next() % 6 == 0);
}
void *__wrap_malloc(size_t n) { return refuse(n) ? 0 : __real_malloc(n); }
void *__wrap_calloc(size_t k, size_t n) {
  return refuse(k * n) ? 0 : __real_calloc(k, n);
}
void *__wrap_realloc(void *p, size_t n) {
  return refuse(n) ? 0 : __real_realloc(p, n);
}

__attribute__((constructor)) static void many(void) {
  const char *s = getenv("RT_SEEDS"), *f = getenv("RT_FIRST");
  malloc_may_fail = !getenv("RT_MALLOC_NEVER_FAILS");
  if (!s) {
    if (f) state ^= strtoull(f, 0, 10) * 0xD1342543DE82EF95ull;
    return;
  }
  unsigned n = strtoul(s, 0, 10), first = f ? strtoul(f, 0, 10) : 1;
  unsigned bad = 0, hung = 0, done = 0;
  int shown = -1;
  const char *verbose = getenv("RT_VERBOSE");
  for (unsigned i = 0; i < n; i++) {
    fflush(0);
    pid_t child = fork();
    if (child == 0) {
      alarm(10);
      int null = open("/dev/null", O_RDWR);
      dup2(null, 1);
      if (!verbose) dup2(null, 2);
      state ^= (first + i) * 0xD1342543DE82EF95ull;
      return;
    }
    int st;
    waitpid(child, &st, 0);
    if (WIFSIGNALED(st) && WTERMSIG(st) == 14) { hung++; continue; }
    int code = WIFEXITED(st) ? WEXITSTATUS(st) : 200 + WTERMSIG(st);
    if (code == ASSERT_EXIT || code == SANITIZER_EXIT || code >= 200) {
      bad++;
      if (shown < 0) shown = (int)(first + i);
    } else done++;
  }
  printf("bad=%u ok=%u hung=%u first=%d\n", bad, done, hung, shown);
  fflush(stdout);
  _exit(0);
}

// The model of finite sets; what it allocates is no memory of the program.
static void *set_room(size_t n) {
  static _Alignas(16) char room[1 << 16];
  static size_t used;
  used += (n + 15) / 16 * 16;
  if (used > sizeof room) _exit(0);
  return room + used - (n + 15) / 16 * 16;
}
#define __CPROVER_allocate(n, zero) set_room(n)
#include "../../../frontend/models/set.c"
