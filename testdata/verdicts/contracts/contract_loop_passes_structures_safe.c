// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: the structures that the calls pass and return need not be listed; s is 0 or 1
struct pair { int a, b; };
struct row { int a[10]; };
struct pair pair(int i) { return (struct pair){i, i}; }
struct row row(int i) { return (struct row){{i}}; }
int first(struct pair p) { return p.a; }
int head(struct row r) { return r.a[0]; }
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0;
  int s = 0;
  while (i < n && i < 9)
  __CPROVER_assigns(i, s) __CPROVER_loop_invariant(i <= 9 && 0 <= s && s <= 1)
  {
    s = first(pair(i & 1));
    s = head(row(s));
    i++;
  }
  __CPROVER_assert(s <= 1, "s");
  return 0;
}
