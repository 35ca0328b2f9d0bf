// verdict: SUCCESSFUL
// why: The callback is only called if it is set.
extern int nondet_int(void);
static int n;
static void hit(void) { n++; }
static void (*callback)(void);
int main(void) {
  if (nondet_int() == 1) callback = hit;
 if (callback)
  callback();
  return n;
}
