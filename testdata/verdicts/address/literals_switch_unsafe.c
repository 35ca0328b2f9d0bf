// verdict: FAILED
// property: assertion line 16
// check: assertion
// why: names are told apart by their address: each literal "size" may be another object
#include <assert.h>
#include <stddef.h>
struct option { const char *name; int value; };
static const struct option table[] = {{"depth", 2}, {"size", 3}, {NULL, 0}};
static const struct option *find(const char *name) {
	const struct option *o = table;
	while (o->name && o->name != name)
		o++;
	return o->name ? o : NULL;
}
int main(void) {
	assert(find("size"));
}
