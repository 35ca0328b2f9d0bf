// verdict: FAILED
// property: pointer_dereference line 11
// check: before-start
// why: The read starts one element before the array.
int main(void) {
  char a[4] = {1, 2, 3, 4};
 const char *p = a;
 p--;
  int s = 0;
  for (int i = 0; i < 4; i++)
    s += p[i];
  return s == 99;
}
