// verdict: SUCCESSFUL
// why: The character is made unsigned before it is an index.
extern char nondet_char(void);
static char seen[256];
int main(void) {
  char c = nondet_char();
  char *p = seen;
 p[(unsigned char)c] = 1;
  return 0;
}
