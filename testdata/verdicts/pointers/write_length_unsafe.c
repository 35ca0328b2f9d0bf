// verdict: FAILED
// property: pointer_dereference line 7
// why: One byte more is written than there is.
#include <unistd.h>
int main(void) {
  char text[3] = {'a', 'b', 'c'};
  write(1, text, 4);
  return 0;
}
