// verdict: INCONCLUSIVE
// why: in another locale the point may be a comma
#include <assert.h>
#include <locale.h>
#include <stdio.h>
int main(void) {
	setlocale(LC_ALL, "");
	char b[9];
	snprintf(b, 9, "%.1f", 1.5);
	assert(b[1] == '.');
	return 0;
}
