// verdict: SUCCESSFUL
// why: The machine cannot be open and locked at once.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  _Bool open = 0, locked = 0;
  for (int i = 0; i < 4; i++) {
    switch (nondet_uint() % 4) {
      case 0: if (!locked) open = 1; break;
      case 1: open = 0; break;
     case 2: if (!open) locked = 1; break;
      case 3: locked = 0; break;
    }
    assert(!(open && locked));
  }
  return 0;
}
