// verdict: SUCCESSFUL
// why: the stack of free slots holds numbers of slots
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
unsigned char nondet_uchar(void);

int main(void) {
    unsigned char stack[16], top = 16;
    for (unsigned char i = 0; i < 16; i++)
        stack[i] = i;
    while (nondet_int()) {
        if (nondet_int()) {
            if (top == 0)
                continue;
            top--;
        } else {
            if (top == 16)
                continue;
            stack[top] = nondet_uchar() & 15;
            top++;
        }
    }
    assert(top <= 16);
}
