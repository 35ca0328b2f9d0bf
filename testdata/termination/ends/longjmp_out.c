// verdict: SUCCESSFUL
// why: longjmp leaves the loop in the third round
#include <setjmp.h>
jmp_buf b;
int main(void) {
    if (setjmp(b))
        return 0;
    for (int i = 0;; i++)
        if (i == 3)
            longjmp(b, 1);
}
