// verdict: SUCCESSFUL
// check: const-write
// why: what the library gives may be read and copied, and what localtime, asctime and main get may be modified
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
int main(int argc, char **argv) {
	time_t t = 5;
	struct tm *c = localtime(&t);
	if (c)
		c->tm_mday++;
	char *s = asctime(gmtime(&t));
	s[24] = 0;
	argv[0][0] = 'x';
	char copy[8] = "";
	strncpy(copy, strerror(2), 7);
	copy[0] = 'X';
	struct lconv l = *localeconv();
	l.decimal_point = ",";
	return l.decimal_point[0] == copy[0];
}
