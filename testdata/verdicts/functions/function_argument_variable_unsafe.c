// verdict: FAILED
// property: assertion line 11
// why: The variable that is defined elsewhere may hold the address of bump.
extern void (*hook)(int *);
static void bump(int *p) { *p = 2; }
void (*mine)(int *) = bump;
int main(void) {
  int x = 1;
  if (hook) hook(&x);
  if (mine != bump) return 0;
  __CPROVER_assert(x == 1, "one");
  return 0;
}
