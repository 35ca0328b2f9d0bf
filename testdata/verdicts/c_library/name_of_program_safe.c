// verdict: SUCCESSFUL
// why: the C library keeps the program's name; it was said that the pointer may lead anywhere.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <time.h>
int main(void) {
	puts(program_invocation_short_name);
	assert(program_invocation_name && tzname[0] && tzname[1]);
	return 0;
}
