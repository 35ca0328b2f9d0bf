// verdict: SUCCESSFUL
// flags: --property main.assertion.1
// why: What was written is read again where the index is in bounds.
extern int nondet_int(void);
int main(void) {
  int a[3], i = nondet_int() & 3; a[i] = 1;
  __CPROVER_assert(i == 3 || a[i] == 1, "written");
  return 0;
}
