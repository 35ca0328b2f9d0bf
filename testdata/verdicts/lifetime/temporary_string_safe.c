// verdict: SUCCESSFUL
// check: use-after-scope
// why: the name is used in the full expression in which its structure is made
#include <assert.h>
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
	return s[0] == 'o';
}
int main(int argc, char **argv) {
	assert(show(argc > 1 ? of(1).text : "other"));
	assert(strlen(of(1).text) == 3 && strcmp(of(0).text, of(2).text) == 0);
	char copy[12];
	strcpy(copy, of(3).text);
	return copy[0] != 'n';
}
