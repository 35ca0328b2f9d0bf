// verdict: SUCCESSFUL
// why: The elements of the array of structs are exchanged.
#include <assert.h>
struct s { int k; char n[5]; };
int main(void) {
  struct s a[2] = {{1, "one"}, {2, "two"}};
 struct s t = a[0];
  a[0] = a[1];
 a[1] = t;
  assert(a[0].k == 2 && a[0].n[1] == 'w');
  assert(a[1].k == 1 && a[1].n[0] == 'o');
  return 0;
}
