// verdict: FAILED
// property: assertion line 38
// why: the text that a quote began need not end
#include <assert.h>

unsigned char nondet_uchar(void);

enum state { OUTSIDE, OPENING, INSIDE, CLOSING };

int main(void) {
    unsigned char text[4];
    for (int i = 0; i < 4; i++)
        text[i] = nondet_uchar();
    enum state s = OUTSIDE;
    int at = 0, quotes = 0;
    while (at < 4) {
        switch (s) {
        case OUTSIDE:
            if (text[at] == '"')
                s = OPENING;
            else
                at += text[at] == '\\' ? 2 : 1;
            break;
        case OPENING:
            quotes++, at++, s = INSIDE;
            break;
        case INSIDE:
            if (text[at] == '"')
                s = CLOSING;
            else
                at++;
            break;
        case CLOSING:
            quotes++, at++, s = OUTSIDE;
            break;
        }
    }
    assert(s == OUTSIDE);
    return 0;
}
