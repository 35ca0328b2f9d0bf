// verdict: SUCCESSFUL
// check: other-tools
// why: __CPROVER_allocated_memory makes addresses valid memory in the whole program: words, bytes of them, by an index, copied, behind a structure.
#include <stdint.h>
#include <string.h>
struct uart { volatile uint32_t data, status; uint8_t fifo[8]; };
#define UART ((struct uart *)0x40001000)
int nondet_int(void);
static void send(uint32_t x) { UART->data = x; }
int main(void) {
  __CPROVER_allocated_memory(0x40001000, sizeof(struct uart));
  __CPROVER_allocated_memory(0x2000, 4);
  *(volatile int *)0x2000 = 0x01020304;
  __CPROVER_assert(*(volatile char *)0x2001 == 3, "bytes");
  send(7);
  int i = nondet_int();
  if (i >= 0 && i < 8) {
    UART->fifo[i] = 9;
    __CPROVER_assert(UART->fifo[i] == 9 && UART->data == 7, "registers");
  }
  char copy[4];
  memcpy(copy, (void *)0x2000, 4);
  __CPROVER_assert(copy[0] == 4 && __CPROVER_r_ok((void *)0x2000, 4) && !__CPROVER_r_ok((void *)0x2000, 5), "copy");
  return 0;
}
