// verdict: SUCCESSFUL
// why: After two copies the third buffer has the first one's bytes.
#include <assert.h>
#include <string.h>
extern int nondet_int(void);
int main(void) {
  int a[3], b[3], c[3];
  for (int i = 0; i < 3; i++) a[i] = nondet_int();
  memcpy(b, a, sizeof a);
  memcpy(c, b, sizeof b);
 a[1] = 0;
 assert(c[1] == b[1] && c[2] == a[2]);
  return 0;
}
