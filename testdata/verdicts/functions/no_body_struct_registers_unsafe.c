// verdict: FAILED
// property: assertion line 13
// why: structures that are returned in registers, floating-point members among them, may hold anything
#include <assert.h>
struct mixed { long a; double d; };
struct three { short x; int y, z; };
struct floats { float x, y; };
struct mixed mixed(void);
struct three three(void);
struct floats floats(void);
int main(void) {
	struct mixed m = mixed(); struct three t = three(); struct floats f = floats(); struct three u = three();
	assert(m.a != 5 || m.d != 2.5 || t.x != 3 || t.z != -9 || u.y != t.y + 1 || f.x != 1 || f.y != -0.25f);
	return 0;
}
