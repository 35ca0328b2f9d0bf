// verdict: FAILED
// property: pointer_dereference line 14
// check: use-after-scope
// why: the text is read after its buffer's end
#include <string.h>
int main(void) {
	const char *s;
	char keep[4];
	{
		char buf[4] = "hi";
		strcpy(keep, buf);
		s = buf;
	}
	return s[0] == 'h';
}
