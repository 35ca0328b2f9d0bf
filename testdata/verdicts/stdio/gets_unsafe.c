// verdict: FAILED
// property: pointer_dereference line 8
// why: gets knows no size.
#include <stdio.h>
char *gets(char *);
int main(void) {
  char b[100];
  gets(b);
  return 0;
}
