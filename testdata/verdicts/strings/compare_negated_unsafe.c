// verdict: FAILED
// property: overflow line 10
// check: signed-overflow
// why: strncmp may give INT_MIN, which has no negative
#include <string.h>
char nondet_char(void);
static int descending(const char *a, const char *b) { return strncmp(a, b, 4); }
int main(void) {
	char a[4] = {nondet_char()};
	int d = -descending(a, "kk");
	return d > 0;
}
