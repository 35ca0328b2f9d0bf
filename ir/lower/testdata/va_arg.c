// The further arguments of a call lie in an object of their size, and va_arg moves a pointer through it.
#include <stdarg.h>
static int second(int n, ...) {
    va_list l;
    va_start(l, n);
    va_arg(l, int);
    int x = va_arg(l, int);
    va_end(l);
    return x;
}
int f(int x) { return second(2, 1, x); }
