// verdict: FAILED
// property: assertion line 10
// why: messages are in another language after setlocale
#include <assert.h>
#include <locale.h>
#include <string.h>
int main(void) {
	char first = strerror(2)[0];
	setlocale(LC_ALL, "de_DE");
	assert(strerror(2)[0] == first);
	return 0;
}
