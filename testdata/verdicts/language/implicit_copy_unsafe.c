// verdict: FAILED
// property: pointer_dereference line 6
// why: mempcpy, known to compilers without a declaration, gives the end of the array.
int main(void) {
  char b[3], *p = mempcpy(b, "abc", 3);
  *p = 0;
  return 0;
}
