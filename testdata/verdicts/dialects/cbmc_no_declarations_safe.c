// verdict: SUCCESSFUL
// why: Written for CBMC without any declaration; the assumption bounds the sum.
int main()
{
  int x = nondet_int();
  __CPROVER_assume(x >= 0 && x <= 10);
  int y = x * 2;
 __CPROVER_assert(y <= 20, "y is at most 20");
}
