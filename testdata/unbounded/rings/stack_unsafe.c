// verdict: FAILED
// why: two are taken where there may be one
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
#define SIZE 100
int stack[SIZE];
int main(void) {
    int top = 0;
    for (;;) {
        int op = nondet_int();
        if (op == 0 && top < SIZE)
            stack[top++] = nondet_int();
        else if (op == 2 && top > 0)
            top -= 2;
        assert(0 <= top && top <= SIZE);
    }
}
