// verdict: FAILED
// property: pointer_dereference line 7
// check: other-tools
// why: At this address there is no memory.
int main(void) {
  __CPROVER_allocated_memory(0x1000, 4);
  return *(volatile int *)0x1004;
}
