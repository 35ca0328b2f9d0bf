// verdict: SUCCESSFUL
// flags: --std=gnu2x
// why: what is declared with typeof_unqual of something const may be written to, as a local, a global and an array
#include <assert.h>
#define LIKE(x) typeof_unqual(x)
struct point { int x, y; };
static const struct point origin = {0, 0};
static typeof_unqual(origin) last;
const long limit = 9;
int main(void) {
	const int c = 3;
	typeof_unqual(c) x = 1;
	x += c;
	typeof_unqual(const short[2]) a = {1, 2};
	a[1] = (short)x;
	last = origin;
	last.y = 7;
	LIKE(limit) far = limit;
	far++;
	const volatile char *const text = "a";
	typeof_unqual(text) t = text;
	t = "b";
	assert(a[1] == 4 && last.y == 7 && far == 10 && *t == 'b');
}
