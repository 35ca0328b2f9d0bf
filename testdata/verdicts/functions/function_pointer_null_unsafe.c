// verdict: FAILED
// property: pointer_dereference line 11
// check: null-pointer
// why: The callback may be null when it is called.
extern int nondet_int(void);
static int n;
static void hit(void) { n++; }
static void (*callback)(void);
int main(void) {
  if (nondet_int() == 1) callback = hit;
  callback();
  return n;
}
