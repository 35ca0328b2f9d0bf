// verdict: INCONCLUSIVE
// why: what a byte above 127 is depends on the locale and the library
#include <stdlib.h>
int main(void) {
	wchar_t c;
	return mbtowc(&c, "\xe4", 1) > 1;
}
