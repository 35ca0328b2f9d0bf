// verdict: SUCCESSFUL
// check: assertion
// why: literals of other texts lie apart, arrays do too; what is one object once stays one, and equality goes over
#include <assert.h>
#include <string.h>
static const char first[] = "abc", second[] = "abc";
int main(void) {
	const char *a = "abc", *b = "abc", *c = "abc", *d = "abd", *e = "bc";
	assert(a != d && a != e && first != second && a != first && b != second);
	_Bool ab = a == b, bc = b == c;
	if (ab && bc)
		assert(a == c && a + 2 == c + 2);
	if (a != c)
		assert(!ab || !bc);
	assert(ab == (a == b) && (a + 1 == b + 1) == ab && a + 1 != b);
	if (a + 1 == e)
		assert(a + 2 == e + 1);
	assert(strcmp(a, b) == 0 && __func__ == __func__);
	for (const char *p = a; p != a + 3; p++)
		assert(*p >= 'a');
}
