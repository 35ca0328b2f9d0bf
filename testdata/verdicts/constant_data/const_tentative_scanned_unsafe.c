// verdict: FAILED
// property: pointer_dereference line 7
// why: sscanf stores into a const variable
#include <stdio.h>
const int found;
int main(void) {
	return sscanf("12", "%d", (int *)&found);
}
