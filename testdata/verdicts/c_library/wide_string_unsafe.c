// verdict: FAILED
// property: pointer_dereference line 8
// why: The end does not fit.
#include <wchar.h>
int main(void) {
  wchar_t b[4];
  wcscpy(b, L"abc");
  wcscat(b, L"d");
  return 0;
}
