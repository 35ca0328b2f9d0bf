// verdict: SUCCESSFUL
// with: with/symbols.c
// why: Weak gives way to strong, tentative to initialised, static names stay apart.
#include <assert.h>
int shared, room[4];
__attribute__((weak)) int weak_value = 3;
__attribute__((weak)) int f(void) { return 1; }
static int helper(void) { return 10; }
int tail(void);
extern long table[];
struct pair { int a, b; };
static struct pair local = {1, 2};
struct pair make(int);
int main(void) {
  assert(shared == 5 && room[3] == 0);
  assert(weak_value == 4 && f() == 2);
  assert(helper() == 10 && tail() == 20);
  assert(table[2] == 7 && local.b == 2 && make(6).b == 6);
  return 0;
}
