// verdict: FAILED
// property: pointer_dereference line 8
// check: past-end
// why: The text of the number and its end have six characters.
#include <stdio.h>
int main(void) {
  char text[5];
  return sprintf(text, "%.2f", 12.5);
}
