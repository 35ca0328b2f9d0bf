// verdict: SUCCESSFUL
// why: The character is made unsigned before it is an index.
extern char nondet_char(void);
static int count[256];
int main(void) {
  char c = nondet_char();
  int *p = count;
 p[(unsigned char)c]++;
  return 0;
}
