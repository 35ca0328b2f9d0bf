// verdict: FAILED
// property: array_bounds line 13
// why: strftime returns 0 if the text does not fit, and its last character is then looked for before it
#include <time.h>
int main(void) {
	time_t t = 1000000;
	struct tm *c = gmtime(&t);
	if (!c)
		return 1;
	char text[8];
	text[0] = 'x';
	size_t n = strftime(text, sizeof text, "%H:%M:%S", c);
	return text[n - 1] == 'x';
}
