// verdict: FAILED
// property: pointer_dereference line 6
// check: other-tools
// why: The pointer check asks for memory at the address all the same.
char __CPROVER_mm_io_r(void *at, unsigned bytes) { return 0; }
int main(void) { return *(volatile char *)0x1000; }
