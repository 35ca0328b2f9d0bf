// verdict: SUCCESSFUL
// why: The packed struct has no padding, its int lies at offset 1.
#include <assert.h>
struct __attribute__((packed)) s { char c; int i; };
int main(void) {
  struct s x = {1, 0x01020304};
  char *b = (char *)&x;
  assert(sizeof x == 5);
  assert(b[1] == 4);
 return b[4] - 1;
}
