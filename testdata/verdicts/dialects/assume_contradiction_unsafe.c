// verdict: FAILED
// property: pointer_dereference line 12
// check: null-pointer
// why: Both assumptions hold for x == 5, so the null write is reached.
extern int nondet_int(void);
void __CPROVER_assume(_Bool);
int main(void) {
  int x = nondet_int();
  __CPROVER_assume(x > 4);
 __CPROVER_assume(x < 6);
  int *p = 0;
  *p = x;
  return 0;
}
