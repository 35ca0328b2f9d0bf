// verdict: FAILED
// property: assertion line 9
// why: The last element of the last row is not what is said of all.
int main(void) {
  int a[4][3];
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 3; j++)
      a[i][j] = i + j - (i == 3 && j == 2);
  __CPROVER_assert(__CPROVER_forall { int i; __CPROVER_forall { int j; (0 <= i && i < 4 && 0 <= j && j < 3) ==> a[i][j] == i + j } }, "sums");
  return 0;
}
