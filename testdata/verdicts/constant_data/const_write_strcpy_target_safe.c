// verdict: SUCCESSFUL
// check: const-write
// why: the destination is an array
#include <string.h>
int main(void) {
	char room[] = "hello";
	char *s = room;
	strcpy(s, "hi");
	return s[0];
}
