// verdict: FAILED
// property: pointer_dereference line 7
// why: strcpy into a const array
#include <string.h>
const char title[8];
int main(void) {
	strcpy((char *)title, "one");
	return 0;
}
