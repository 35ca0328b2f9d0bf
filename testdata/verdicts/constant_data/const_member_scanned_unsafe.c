// verdict: FAILED
// property: pointer_dereference line 9
// check: const-write
// why: scanf writes its number into a const member.
#include <stdio.h>
struct item { const int id; int count; };
int main(void) {
  struct item a = {1, 1};
  if (scanf("%d", (int *)&a.id) == 1)
    return 1;
  return 0;
}
