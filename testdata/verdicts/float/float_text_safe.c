// verdict: SUCCESSFUL
// why: The texts of known numbers are known, and so are the numbers of known texts.
#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  char text[80], *end;
  double x = 3.14159, d;
  float f;
  int n = snprintf(text, sizeof text, "%.2f|%g|%e|%8.3f|%-6.1f|%+G|%05.1f|%a", x, 1e10, 12345.678, 2.5, 9.75, 1e-10, -3.25, 1.5);
  assert(n == (int)strlen(text));
  assert(!strcmp(text, "3.14|1e+10|1.234568e+04|   2.500|9.8   |+1E-10|-03.2|0x1.8p+0"));
  assert(strtod("  2.5e3xyz", &end) == 2500 && *end == 'x');
  assert(strtof("0.1", 0) == 0.1f && atof("-0x1.8p1") == -3);
  assert(sscanf("3.25 7.5 x", "%lf %f", &d, &f) == 2 && d == 3.25 && f == 7.5f);
  assert(strtod("abc", &end) == 0 && *end == 'a');
  errno = 0;
  assert(strtod("1e999", 0) > 1e308 && errno == ERANGE);
  return 0;
}
