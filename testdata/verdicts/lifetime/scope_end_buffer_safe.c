// verdict: SUCCESSFUL
// check: use-after-scope
// why: the text is copied out before its buffer ends
#include <string.h>
int main(void) {
	const char *s;
	char keep[4];
	{
		char buf[4] = "hi";
		strcpy(keep, buf);
		s = keep;
	}
	return s[0] == 'h';
}
