// verdict: FAILED
// property: assertion line 9
// flags: --no-bounds-check
// check: other-tools
// why: What is read behind the array may be anything: the path goes on and is checked.
int nondet_int(void);
int main(void) {
  int a[4] = {0}, i = nondet_int(), x = a[i];
  __CPROVER_assert(x == 0, "zero everywhere");
  return 0;
}
