// verdict: FAILED
// property: assertion line 10
// flags: -m32
// why: On a 32-bit target a long has no 33rd bit.
void __CPROVER_assert(_Bool, const char *);
int main(void) {
  __CPROVER_assert(sizeof(void *) == 4, "pointer size");
  unsigned long x = 0xffffffffu;
  x++;
 __CPROVER_assert(x != 0, "does not wrap");
  return 0;
}
