// verdict: SUCCESSFUL
// why: The low two bits of an address are an index below 4.
#include <assert.h>
#include <stdint.h>
static char cell;
static int table[4] = {1, 2, 3, 4};
int main(void) {
  assert(table[(uintptr_t)&cell & 3] >= 1);
  return 0;
}
