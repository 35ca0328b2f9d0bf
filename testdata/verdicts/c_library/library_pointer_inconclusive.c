// verdict: INCONCLUSIVE
// why: nl_langinfo has no model; its result is a valid pointer, not any
#include <langinfo.h>
int main(void) {
  return nl_langinfo(CODESET)[0];
}
