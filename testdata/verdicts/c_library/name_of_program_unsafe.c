// verdict: FAILED
// property: pointer_dereference line 9
// why: the program's name may be longer than one character.
#define _GNU_SOURCE
#include <errno.h>
#include <string.h>
int main(void) {
	char name[2];
	strcpy(name, program_invocation_short_name);
	return name[0];
}
