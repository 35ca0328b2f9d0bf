// verdict: SUCCESSFUL
// check: const-write
// why: const members are initialised, copied and read; only members beside them, whole structures and allocated blocks are written.
#include <string.h>
#include <stdlib.h>
#include <assert.h>
unsigned nondet_uint(void);
struct m { const int id; int v; };
struct n { int x; struct m in[2]; const char name[8]; };
struct f { const unsigned a : 8; unsigned b : 24; unsigned c; };
struct q { const char *const name; char *p; const char *s; };
union w { const int a; int b; };
struct big { const long k[4]; int n; };
static struct m s = {1, 2};
static struct f sf;
static struct big make(int i) { struct big b = {{i, i}, 1}; b.n = 3; return b; }
static struct big lit(int i) { return (struct big){{i}, 2}; }
static int by(struct big b) { b.n = 4; return b.n; }
static int by2(struct m b) { b.v = 4; return b.v; }
int main(void) {
  struct m t = {1, 2};
  struct n u = {1, {{1,2},{3,4}}, "abc"};
  struct n uu[3] = {[1] = {.x = nondet_uint(), .in = {{nondet_uint(), 3}}}};
  struct f f = {1, 2}, f2;
  f.b = 3; sf.b = 2; f.c = 3; f2.b = 1;
  union w w = {1};
  w.b = 3;
  struct q q = {"x", 0, "y"};
  q.p = 0; q.s = "z";
  struct big b = make(2), c = lit(3);
  struct big d = nondet_uint() ? make(3) : lit(nondet_uint());
  struct big *p = nondet_uint() ? &b : &c;
  p->n = 3;
  by(b); by2(t);
  for (int i = 0; i < 3; i++) { struct m l = {i, 2}; l.v = 3; uu[i].x = 3; uu[i].in[i & 1].v = 2; assert(l.id == i); }
  struct m *h = malloc(sizeof *h);
  if (h) { *(int *)&h->id = 3; memcpy(h, &t, sizeof t); h->v = 2; free(h); }
  assert(b.k[0] == 2 && c.k[0] == 3);
  memset(&u.x, 0, sizeof u.x);
  memcpy(&t.v, &u.x, sizeof(int));
  struct m *lit2 = &(struct m){nondet_uint(), 3};
  lit2->v = 3;
}
