// verdict: SUCCESSFUL
// check: other-tools
// why: a register that is read and written through functions
// flags: --no-standard-checks
#include <stdint.h>
static uint32_t reg;
uint32_t __CPROVER_mm_io_r(void *a, unsigned n) { return reg; }
void __CPROVER_mm_io_w(void *a, unsigned n, uint32_t v) { reg = v; }
#define R (*(volatile uint32_t *)0xFE200000u)
int nondet_int(void);
int main(void) { R = 5; R |= 2; __CPROVER_assert(R == 7, "reg"); int local = 1, *p = &local; *p = 3; __CPROVER_assert(local == 3 && reg == 7, "local"); return 0; }
