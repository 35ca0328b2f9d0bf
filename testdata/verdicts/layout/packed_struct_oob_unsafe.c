// verdict: FAILED
// property: pointer_dereference line 12
// check: past-end
// why: The packed struct has only five bytes, place 5 is out of bounds.
#include <assert.h>
struct __attribute__((packed)) s { char c; int i; };
int main(void) {
  struct s x = {1, 0x01020304};
  char *b = (char *)&x;
  assert(sizeof x == 5);
  assert(b[1] == 4);
 return b[5];
}
