// verdict: FAILED
// property: assertion line 23
// why: "bbb" is passed in six rounds
#include <assert.h>

unsigned char nondet_uchar(void);

int main(void) {
    unsigned char text[3];
    for (int i = 0; i < 3; i++)
        text[i] = nondet_uchar();
    int at = 0, rounds = 0;
    while (at < 3) {
        rounds++;
        if (text[at] == 'b') {
            text[at] = 'a';
            if (at > 0)
                at--;
        } else {
            at += text[at] == 'c' ? 2 : 1;
        }
    }
    assert(rounds <= 7);
    return 0;
}
