// verdict: SUCCESSFUL
// why: sscanf takes its string apart.
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) {
  int a = 0;
  unsigned b = 0;
  char w[8];
  assert(sscanf("k=-12, 0x1f end", "k=%d, %x %7[a-z]", &a, &b, w) == 3);
  assert(a == -12 && b == 31 && !strcmp(w, "end"));
  return 0;
}
