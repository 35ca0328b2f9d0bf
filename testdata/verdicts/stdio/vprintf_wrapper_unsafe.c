// verdict: FAILED
// property: pointer_dereference line 9
// why: The function that logs hands a null pointer on to %s.
#include <stdarg.h>
#include <stdio.h>
static void note(const char *f, ...) {
  va_list ap;
  va_start(ap, f);
  vfprintf(stderr, f, ap);
  va_end(ap);
}
int main(void) {
  note("%d: %s\n", 3, (char *)0);
  return 0;
}
