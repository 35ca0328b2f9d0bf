// verdict: SUCCESSFUL
// why: a line that is too long is cut
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
unsigned char nondet_uchar(void);

int main(void) {
    char line[80];
    unsigned n = 0;
    while (nondet_int()) {
        char c = (char)nondet_uchar();
        if (c == '\n') {
            line[n] = 0;
            n = 0;
        } else if (n < 79)
            line[n++] = c;
    }
    return 0;
}
