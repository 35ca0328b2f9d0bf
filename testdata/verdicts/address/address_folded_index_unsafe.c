// verdict: FAILED
// property: array_bounds line 8
// why: The low bits of an address as an index: 3 is possible.
#include <assert.h>
#include <stdint.h>
static char cell;
static int table[3] = {1, 2, 3};
int main(void) { return table[(uintptr_t)&cell & 3]; }
