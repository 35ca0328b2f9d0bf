// verdict: INCONCLUSIVE
// why: wctype names a class of characters, and iswctype asks for it: there is no model of either, and any value would be a guess
#include <assert.h>
#include <wctype.h>
int main(void) {
	assert(!iswctype(L'a', wctype("digit")));
	return 0;
}
