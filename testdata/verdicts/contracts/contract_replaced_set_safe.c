// verdict: SUCCESSFUL
// flags: --uninitialized-check --replace-call-with-contract get
// why: what the call may change was written before
struct pair { int x, y; };
void get(struct pair *p)
__CPROVER_requires(__CPROVER_is_fresh(p, sizeof *p)) __CPROVER_assigns(*p) __CPROVER_ensures(p->x == 1);
int main(void) {
  struct pair a = {0, 0};
  get(&a);
  __CPROVER_assert(a.x == 1, "x");
  return 0;
}
