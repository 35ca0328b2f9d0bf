// verdict: FAILED
// property: assertion line 9
// why: Written for CBMC without any declaration; x may be 10.
int main()
{
  int x = nondet_int();
  __CPROVER_assume(x >= 0 && x <= 10);
  int y = x * 2;
 __CPROVER_assert(y < 20, "y is below 20");
}
