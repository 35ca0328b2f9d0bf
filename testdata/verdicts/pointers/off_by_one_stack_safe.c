// verdict: SUCCESSFUL
// why: The read starts at the first element.
int main(void) {
  char a[4] = {1, 2, 3, 4};
 const char *p = a;
  int s = 0;
  for (int i = 0; i < 4; i++)
    s += p[i];
  return s == 99;
}
