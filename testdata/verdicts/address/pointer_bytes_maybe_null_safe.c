// verdict: SUCCESSFUL
// why: A pointer that may be null: all bytes zero iff null.
#include <assert.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(4);
  int any = 0;
  for (unsigned i = 0; i < sizeof p; i++) any |= ((unsigned char *)&p)[i];
  assert((any == 0) == (p == 0));
  free(p);
  return 0;
}
