// verdict: SUCCESSFUL
// why: assert needs no header here, and the array stays sorted.
int a[4] = {1, 2, 3, 4};
void main() {
  int i;
  for (i = 0; i + 1 < 4; i++)
    assert(a[i] < a[i + 1]);
}
