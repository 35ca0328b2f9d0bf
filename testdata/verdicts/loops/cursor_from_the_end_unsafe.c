// verdict: FAILED
// property: array_bounds line 16
// why: an opening bracket at 0 is looked for before the array
#include <assert.h>

unsigned char nondet_uchar(void);

int main(void) {
    unsigned char text[5];
    for (int i = 0; i < 5; i++)
        text[i] = nondet_uchar();
    int last = 4;
    while (last >= 0) {
        if (text[last] == ' ')
            last--;
        else if (text[last] == ')' && text[last - 1] == '(')
            last -= 2;
        else
            break;
    }
    if (last >= 0)
        assert(text[last] != ' ');
    return 0;
}
