// verdict: SUCCESSFUL
// why: what an initialiser of a static object leaves of a union is 0 with gcc and clang
#include <assert.h>
static union { int all; char low; } u = {.low = 1};
static struct { char tag; union { short s; long long wide; } v[2]; } t = {'x', {{3}, {4}}};
union { unsigned short h; unsigned char b[8]; } outer = {0x102};
int main(void) {
	static union { char c; long l; } inner = {.c = 5};
	assert(u.all == 1);
	assert(t.v[0].wide == 3 && t.v[1].wide == 4);
	assert(outer.b[2] == 0 && outer.b[7] == 0);
	assert(inner.l == 5);
	return 0;
}
