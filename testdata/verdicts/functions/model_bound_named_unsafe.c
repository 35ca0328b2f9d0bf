// verdict: FAILED
// property: unwind line 10
// flags: --unwindset=strlen.0:3
// why: a loop of a library function whose name the user gives has that bound
#include <string.h>
char nondet_char(void);
int main(void) {
	char text[8] = {0};
	text[0] = text[1] = text[2] = text[3] = nondet_char();
	return strlen(text) > 7;
}
