// verdict: FAILED
// property: assertion line 15
// why: The lock event does not look at the door.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  _Bool open = 0, locked = 0;
  for (int i = 0; i < 4; i++) {
    switch (nondet_uint() % 4) {
      case 0: if (!locked) open = 1; break;
      case 1: open = 0; break;
     case 2: locked = 1; break;
      case 3: locked = 0; break;
    }
    assert(!(open && locked));
  }
  return 0;
}
