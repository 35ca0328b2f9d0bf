// verdict: FAILED
// property: pointer_dereference line 7
// check: past-end
// why: The loop's last test reads the element one past the end.
int main(void) {
  int a[4] = {1, 2, 3, 4}, *end = a + 4, sum = 0;
 for (int *p = a; p <= end; p++) sum += (*p & 7);
  return sum - 10;
}
