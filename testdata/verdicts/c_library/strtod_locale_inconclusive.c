// verdict: INCONCLUSIVE
// why: in another locale the point may be a comma
#include <assert.h>
#include <locale.h>
#include <stdlib.h>
int main(void) {
	setlocale(LC_ALL, "");
	assert(strtod("1.5", 0) == 1.5);
	return 0;
}
