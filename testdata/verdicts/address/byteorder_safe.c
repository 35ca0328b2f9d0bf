// verdict: SUCCESSFUL
// why: htonl writes the most significant byte first, ntohl reads it back.
#include <arpa/inet.h>
#include <assert.h>
#include <string.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint(), wire = htonl(x);
  unsigned char b[4];
  memcpy(b, &wire, 4);
  assert(b[0] == x >> 24 && b[3] == (x & 255));
  assert(ntohl(wire) == x);
  assert(ntohs(htons(x)) == (x & 0xffff));
  return 0;
}
