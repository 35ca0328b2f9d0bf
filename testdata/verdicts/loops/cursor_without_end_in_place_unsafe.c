// verdict: FAILED
// property: assertion line 19
// why: a text without 'z' is passed
#include <assert.h>

unsigned char nondet_uchar(void);

int main(void) {
    unsigned char text[4];
    for (int i = 0; i < 4; i++)
        text[i] = nondet_uchar();
    int at = 0;
    while (at < 4) {
        if (text[at] == 'x')
            at += 2;
        else if (text[at] != 'z')
            at++;
    }
    assert(text[3] == 'z' || text[2] == 'x');
    return 0;
}
