// verdict: SUCCESSFUL
// why: Arguments as the format asks.
#include <stdarg.h>
#include <stdio.h>
static void note(const char *f, ...) {
  va_list ap;
  va_start(ap, f);
  vfprintf(stderr, f, ap);
  va_end(ap);
}
int main(void) {
  note("%d: %s\n", 3, "x");
  return 0;
}
