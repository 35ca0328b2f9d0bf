// verdict: SUCCESSFUL
// flags: --enforce-contract put
// check: missing-return
// why: put reaches its end without a return where its result is dropped; what checks its contract does not use the result either.
static int last;
int nondet_int(void);
static int put(int x) __CPROVER_requires(x > 0) __CPROVER_ensures(last == x) __CPROVER_assigns(last) {
  last = x;
  if (x > 5)
    return 1;
}
int main(void) {
  int x = nondet_int();
  if (x > 0)
    put(x);
  return put(7) - 1;
}
