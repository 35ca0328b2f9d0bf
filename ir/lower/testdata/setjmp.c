// setjmp returns twice. A longjmp ends the path, and its memory joins the second return.
#include <setjmp.h>
jmp_buf b;
int f(int x) {
    if (setjmp(b) == 0 && x)
        longjmp(b, 7);
    return x;
}
