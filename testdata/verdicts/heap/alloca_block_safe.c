// verdict: SUCCESSFUL
// why: The block on the stack has the size asked for.
#include <alloca.h>
int main(void) {
  char *p = alloca(10);
 for (int i = 0; i < 10; i++) p[i] = (char)i;
  return p[9] - 9;
}
