// verdict: SUCCESSFUL
// why: The two assumptions exclude each other, the null write is never reached.
extern int nondet_int(void);
void __CPROVER_assume(_Bool);
int main(void) {
  int x = nondet_int();
  __CPROVER_assume(x > 4);
 __CPROVER_assume(x < 5);
  int *p = 0;
  *p = x;
  return 0;
}
