// verdict: SUCCESSFUL
// check: assertion
// why: pointers to one literal's element are compared, and names are told apart by text
#include <assert.h>
#include <string.h>
struct option { const char *name; int value; };
static const struct option table[] = {{"size", 1}, {"depth", 2}, {"size", 3}, {NULL, 0}};
static const struct option *find(const char *name) {
	const struct option *o = table;
	while (o->name && strcmp(o->name, name) != 0)
		o++;
	return o->name ? o : NULL;
}
int main(void) {
	const struct option *o = find("size"), *none = find("width");
	assert(o && o == table && o->value == 1 && !none);
	const char *end = o->name + strlen(o->name);
	assert(end - o->name == 4 && end != o->name && *end == 0);
}
