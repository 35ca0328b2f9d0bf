// verdict: SUCCESSFUL
// why: Every place of the array is below its size type's bound.
int main() {
  __CPROVER_size_t n = nondet_int() & 7;
  char buf[8];
  char *p = buf;
 p[n] = 1;
  __CPROVER_bool ok = n < 8;
  __CPROVER_assert(ok, "bound");
  return 0;
}
