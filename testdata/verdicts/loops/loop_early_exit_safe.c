// verdict: SUCCESSFUL
// why: If the search stopped early the element found is the key.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int a[6] = {4, 8, 15, 16, 23, 42};
  int key = nondet_int(), i;
  for (i = 0; i < 6; i++)
    if (a[i] == key) break;
  int *p = a + i;
 if (i < 6) assert(*p == key);
  return 0;
}
