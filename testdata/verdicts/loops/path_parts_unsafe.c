// verdict: FAILED
// property: pointer_dereference line 6
// why: dirname writes into the string literal.
#include <libgen.h>
int main(void) {
  return *dirname("usr/lib") != 'u';
}
