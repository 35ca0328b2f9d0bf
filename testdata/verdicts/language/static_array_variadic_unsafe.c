// verdict: FAILED
// property: pointer_dereference line 7
// why: too small an array for a variadic function
#include <stdarg.h>
static int f(int v[static 2], ...) { return v[0]; }
int main(void) { int x = 0;
	return f(&x, 1);
}
