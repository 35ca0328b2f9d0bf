// verdict: INCONCLUSIVE
// why: localeconv has no model; its result is a valid pointer, not any.
#include <locale.h>
int main(void) {
  return localeconv()->decimal_point[0];
}
