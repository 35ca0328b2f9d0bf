// verdict: FAILED
// property: pointer_dereference line 8
// why: strchr takes the const off a local array
#include <string.h>
int main(void) {
	const char name[] = "alpha";
	char *l = strchr(name, 'p');
	*l = 'P';
	return 0;
}
