// verdict: SUCCESSFUL
// why: Five wide characters fit: three, one, and the end.
#include <assert.h>
#include <wchar.h>
#include <wctype.h>
int main(void) {
  wchar_t b[5];
  wcscpy(b, L"abc");
  wcscat(b, L"d");
  assert(wcslen(b) == 4 && wcscmp(b, L"abcd") == 0);
  assert(wcschr(b, L'c') == b + 2 && towupper(b[0]) == L'A');
  return 0;
}
