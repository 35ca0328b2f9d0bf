// verdict: SUCCESSFUL
// why: Every name in the table has a first letter.
extern unsigned nondet_uint(void);
static const char *const names[] = {"red", "green", "blue", 0};
int main(void) {
  unsigned i = nondet_uint();
 if (i >= 3) return 0;
  return names[i][0] == 0;
}
