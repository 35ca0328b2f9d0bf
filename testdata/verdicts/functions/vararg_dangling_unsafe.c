// verdict: FAILED
// property: pointer_dereference line 13
// check: use-after-return
// why: the list outlives the function whose arguments it reads
#include <stdarg.h>
struct box { va_list ap; };
static void keep(struct box *b, ...) {
	va_start(b->ap, b);
}
int main(void) {
	struct box b;
	keep(&b, 1);
	return va_arg(b.ap, int);
}
