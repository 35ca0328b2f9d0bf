// verdict: INCONCLUSIVE
// why: in another locale a comes before B
#include <assert.h>
#include <locale.h>
#include <string.h>
int main(void) {
	setlocale(LC_ALL, "");
	assert(strcoll("B", "a") < 0);
	return 0;
}
