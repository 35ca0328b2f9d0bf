#include <stdlib.h>
#include <string.h>
struct F { int n; int data[]; };
static unsigned vla(unsigned n, unsigned s) { unsigned r = 0; for (unsigned k = 1; k <= n; k++) { int a[k]; for (unsigned i = 0; i < k; i++) a[i] = (int)(s + i); r += a[k / 2]; } return r; }
static int cmp(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static void sort(void *base, int n, int (*c)(const void *, const void *)) { int *a = base; for (int i = 1; i < n; i++) for (int j = i; j > 0 && c(&a[j - 1], &a[j]) > 0; j--) { int t = a[j]; a[j] = a[j - 1]; a[j - 1] = t; } }
unsigned run(unsigned s) {
  struct F *f = malloc(sizeof *f + 4 * sizeof(int));
  f->n = 4; for (int i = 0; i < 4; i++) f->data[i] = (int)((s >> (8 * i)) & 0xff);
  sort(f->data, 4, cmp);
  unsigned r = 0; for (int i = 0; i < 4; i++) r = r * 257 + (unsigned)f->data[i];
  free(f);
  int m[3][4]; for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) m[i][j] = i * 10 + j;
  int (*row)[4] = &m[s % 3]; r += (unsigned)(*row)[s & 3] + (unsigned)(&m[2][3] - &m[0][0]);
  char buf[20]; memset(buf, 'x', sizeof buf); memmove(buf + 3, buf, 5); buf[(s & 7)] = 'q'; memmove(buf + 1, buf, 10);
  for (int i = 0; i < 20; i++) r = r * 3 + (unsigned)buf[i];
  return r + vla(5, s);
}
