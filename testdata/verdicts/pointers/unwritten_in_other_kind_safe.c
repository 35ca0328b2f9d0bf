// verdict: SUCCESSFUL
// why: text is written for items of kind 1 only, and that of others is not looked at: no square is 3 modulo 4
#include <assert.h>
#include <stdlib.h>
unsigned char nondet_uchar(void);
struct item { unsigned kind; char *text; };
int main(void) {
	unsigned char x = nondet_uchar();
	struct item *it = malloc(sizeof *it);
	char *text = malloc(2);
	if (!it || !text)
		return 0;
	it->kind = x * x % 4;
	if (it->kind == 1) {
		text[1] = 0;
		it->text = text;
	}
	if (it->kind == 3 || (it->kind == 1 && x > 3)) {
		it->text[1] = 5;
		assert(it->text[1] == 5 && it->kind == 1);
		free(it->text);
	} else
		free(text);
	free(it);
	return 0;
}
