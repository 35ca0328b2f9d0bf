// verdict: INCONCLUSIVE
// why: swprintf has no model: what it writes is not known.
#include <assert.h>
#include <wchar.h>
int main(void) {
  wchar_t b[16];
  swprintf(b, 16, L"%d", 42);
  assert(b[0] == L'4');
  return 0;
}
