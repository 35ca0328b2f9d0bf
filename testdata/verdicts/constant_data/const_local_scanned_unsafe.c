// verdict: FAILED
// property: pointer_dereference line 6
// why: scanf stores into a const local variable
#include <stdio.h>
int main(void) { const int k = 3; 
 scanf("%d", (int *)&k);
 return 0; }
