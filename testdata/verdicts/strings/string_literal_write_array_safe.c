// verdict: SUCCESSFUL
// check: const-write
// why: A char array initialised from a literal is writable.
int main(void) {
 char s[] = "abc";
  s[0] = 'x';
  return s[0] != 'x';
}
