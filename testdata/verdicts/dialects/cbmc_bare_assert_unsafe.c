// verdict: FAILED
// property: assertion line 9
// why: assert needs no header here, and the last element is 4.
int a[4] = {1, 2, 3, 4};
void main() {
  int i;
  for (i = 0; i + 1 < 4; i++)
    assert(a[i] < a[i + 1]);
 assert(a[3] == 3);
}
