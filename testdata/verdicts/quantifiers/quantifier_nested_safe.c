// verdict: SUCCESSFUL
// why: The ranges of both variables stand in the guard of the inner quantifier.
int main(void) {
  int a[4][3];
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 3; j++)
      a[i][j] = i + j;
  __CPROVER_assert(__CPROVER_forall { int i; __CPROVER_forall { int j; (0 <= i && i < 4 && 0 <= j && j < 3) ==> a[i][j] == i + j } }, "sums");
  __CPROVER_assert(__CPROVER_exists { int i; __CPROVER_exists { int j; 0 <= i && i < 4 && 0 <= j && j < 3 && a[i][j] == 5 } }, "five");
  __CPROVER_assert(!__CPROVER_exists { int i; __CPROVER_exists { int j; 0 <= i && i < 4 && 0 <= j && j <= i && j < 3 && a[i][j] > 5 } }, "at most five");
  return 0;
}
