// verdict: SUCCESSFUL
// why: a '!' ends the scan by longjmp, so that what follows the loop knows that there was none; where it lands, none was counted twice
#include <assert.h>
#include <setjmp.h>

unsigned char nondet_uchar(void);

static jmp_buf wrong;

static int width(unsigned char c) {
    if (c == '!')
        longjmp(wrong, 1);
    return c == '\\' ? 2 : 1;
}

static void scan(const unsigned char *text, int n, int *seen) {
    int at = 0;
    while (at < n) {
        *seen = at;
        at += width(text[at]);
    }
    *seen = -1;
}

int main(void) {
    unsigned char text[4];
    for (int i = 0; i < 4; i++)
        text[i] = nondet_uchar();
    static int seen;
    if (setjmp(wrong) == 0) {
        scan(text, 4, &seen);
        assert(seen == -1);
        assert(text[0] == '\\' || text[1] == '\\' || text[2] == '\\' || text[3] != '!');
    } else {
        assert(seen >= 0 && seen < 4 && text[seen] == '!');
    }
    return 0;
}
