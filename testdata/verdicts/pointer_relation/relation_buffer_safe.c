// verdict: SUCCESSFUL
// check: pointer-comparison
// why: a buffer with begin and end, a copy that may overlap, a search
#include <stddef.h>
#include <string.h>
#include <stdlib.h>
struct buf { char *start, *end, *cur; };
static int push(struct buf *b, char c) { if (b->cur >= b->end) return -1; *b->cur++ = c; return 0; }
static void *my_memmove(void *d, const void *s, size_t n) { char *dst = d; const char *src = s; if (dst <= src) { while (n--) *dst++ = *src++; } else { dst += n; src += n; while (n--) *--dst = *--src; } return d; }
int nondet_int(void);
int main(void) { int n = nondet_int(); if (n < 1 || n > 4) return 0; struct buf b; b.start = b.cur = malloc(n); if (!b.start) return 0; b.end = b.start + n; int k = 0; while (push(&b, 'x') == 0) k++; if (k != n || b.cur - b.start != n) abort(); 
 char a[6] = "hello"; my_memmove(a + 1, a, 4); char *p = strchr(a, 'l'); ptrdiff_t d = p ? p - a : -1; if (d != 3 && d != -1) abort(); free(b.start); return 0; }
