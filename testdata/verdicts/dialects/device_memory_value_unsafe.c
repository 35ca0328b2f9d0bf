// verdict: FAILED
// property: assertion line 8
// check: other-tools
// why: What a register holds at first may be anything.
int main(void) {
  __CPROVER_allocated_memory(0x1000, 4);
  int x = *(volatile int *)0x1000;
  __CPROVER_assert(x == 0, "zero");
  return 0;
}
