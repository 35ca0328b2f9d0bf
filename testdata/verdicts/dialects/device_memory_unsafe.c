// verdict: FAILED
// property: pointer_dereference line 8
// check: other-tools
// why: The write ends one byte behind the memory of the device.
int main(void) {
  __CPROVER_allocated_memory(0x1000, 4);
  *(volatile char *)0x1003 = 1;
  *(volatile short *)0x1003 = 1;
  return 0;
}
