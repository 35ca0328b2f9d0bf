// verdict: SUCCESSFUL
// flags: -m32
// why: On a 32-bit target long and pointers have four bytes.
void __CPROVER_assert(_Bool, const char *);
int main(void) {
  __CPROVER_assert(sizeof(void *) == 4, "pointer size");
  unsigned long x = 0xffffffffu;
  x++;
 __CPROVER_assert(x == 0, "wraps");
  return 0;
}
