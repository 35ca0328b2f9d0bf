// verdict: SUCCESSFUL
// why: Compilers know memcpy and mempcpy, so that without a declaration they give pointers too.
int main(void) {
  char b[8];
  char *p = memcpy(b, "abc", 4);
  *p = 'x';
  __CPROVER_assert(b[0] == 'x' && p == b, "the start");
  p = mempcpy(b, "de", 2);
  *p = 0;
  __CPROVER_assert(b[2] == 0 && b[1] == 'e', "behind what was copied");
  return 0;
}
