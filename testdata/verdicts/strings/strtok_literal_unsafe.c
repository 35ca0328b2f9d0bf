// verdict: FAILED
// property: pointer_dereference line 7
// why: strtok writes into its argument, which is constant data here.
#include <string.h>
int main(void) {
  char *s = "a b";
  return !strtok(s, " ");
}
