// verdict: INCONCLUSIVE
// why: The number is any, and so is its text.
#include <assert.h>
#include <stdio.h>
double nondet_double(void);
int main(void) {
  char text[400];
  snprintf(text, sizeof text, "%f", nondet_double());
  assert(text[0] != 'x');
  return 0;
}
