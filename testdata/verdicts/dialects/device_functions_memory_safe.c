// verdict: SUCCESSFUL
// check: other-tools
// why: With memory stated at the address the access is valid, and the function says what is read.
char __CPROVER_mm_io_r(void *at, unsigned bytes) { return (long)at - 0x1000; }
int main(void) {
  __CPROVER_allocated_memory(0x1000, 4);
  volatile char *port = (char *)0x1000;
  __CPROVER_assert(port[0] == 0 && port[3] == 3, "what the device gives");
  return 0;
}
