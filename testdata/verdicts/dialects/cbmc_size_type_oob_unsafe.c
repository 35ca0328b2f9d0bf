// verdict: FAILED
// property: pointer_dereference line 9
// check: past-end
// why: The index may be equal to the length.
int main() {
  __CPROVER_size_t n = nondet_int() & 7;
  char buf[8];
  char *p = buf;
 p[n + 1] = 1;
  __CPROVER_bool ok = n < 8;
  __CPROVER_assert(ok, "bound");
  return 0;
}
