// verdict: SUCCESSFUL
// check: missing-return
// why: The value is that of one of the constants, so that a case of the switch returns.
enum color { RED, GREEN };
static const char *name(enum color c) {
  switch (c) { case RED: return "red"; case GREEN: return "green"; }
}
unsigned nondet_uint(void);
int main(void) {
  return name(nondet_uint() % 2)[0] == 'x';
}
