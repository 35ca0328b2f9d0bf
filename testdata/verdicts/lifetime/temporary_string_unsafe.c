// verdict: FAILED
// property: pointer_dereference line 17
// check: use-after-scope
// why: the name is in a structure that is gone when it is printed
#include <stdio.h>
#include <string.h>
struct name {
	char text[12];
};
static struct name of(int id) {
	struct name n = {"none"};
	if (id == 1)
		strcpy(n.text, "one");
	return n;
}
static int show(const char *s) {
	return s[0] != 'o';
}
int main(int argc, char **argv) {
	const char *s;
	s = argc > 1 ? of(1).text : "other";
	return show(s);
}
