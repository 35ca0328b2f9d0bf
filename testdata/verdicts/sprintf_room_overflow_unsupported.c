// verdict: INCONCLUSIVE
// why: Not modelled, so named: A number of four digits needs five bytes.
#include <stdio.h>
int main(void) {
  char b[4];
  sprintf(b, "%d", 1000);
  return b[0] == '1' ? 0 : 1;
}
