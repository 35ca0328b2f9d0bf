// verdict: FAILED
// property: assertion line 12
// flags: --nondet-static
// why: The bit-field beside a const one starts with any value.
#include <assert.h>
static struct port {
  const unsigned kind : 3;
  unsigned state : 7;
} port = {5, 0};
int main(void) {
  assert(port.kind == 5);
  assert(port.state == 0);
}
