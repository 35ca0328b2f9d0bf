// verdict: FAILED
// property: pointer_dereference line 6
// why: x
#include <string.h>
int main(void) { char *s = "abc"; 
 s[0] = 'x';
 return 0; }
