// verdict: SUCCESSFUL
// why: the stack never grows beyond its size, nor below 0
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
        else if (op == 1 && top > 0)
            top--;
        else if (op == 2 && top > 1) {
            stack[top - 2] = stack[top - 1];
            top--;
        }
        assert(0 <= top && top <= SIZE);
    }
}
