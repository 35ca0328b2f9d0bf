// verdict: FAILED
// property: pointer_dereference line 7
// check: const-write
// why: The pointer points to the literal itself, which is read-only.
int main(void) {
 char *s = "abc";
  s[0] = 'x';
  return s[0] != 'x';
}
