// verdict: INCONCLUSIVE
// flags: --uninitialized-check --replace-call-with-contract get
// why: the contract cannot say whether get writes x (it does not, and x is read)
void get(int *p)
__CPROVER_requires(__CPROVER_is_fresh(p, 4)) __CPROVER_assigns(*p)
{ }
int main(void) {
  int x;
  get(&x);
  return x != 0;
}
