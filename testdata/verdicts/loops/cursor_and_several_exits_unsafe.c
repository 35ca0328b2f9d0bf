// verdict: FAILED
// property: assertion line 36
// why: the number ends where the text does if all are digits
#include <assert.h>

unsigned char nondet_uchar(void);

// Reads [+] digits, with _ between them: -1 if there is something else, or what follows the number.
static int number(const unsigned char *text, int n, int *value) {
    int at = 0;
    *value = 0;
    for (;;) {
        if (at >= n)
            return n;
        if (text[at] == '_' && at + 1 < n)
            at++;
        if (text[at] == ';')
            break;
        if (text[at] < '0' || text[at] > '9')
            goto wrong;
        *value = *value * 10 + (text[at] - '0');
        at++;
    }
    return at + 1;
wrong:
    return -1;
}

int main(void) {
    unsigned char text[4];
    for (int i = 0; i < 4; i++)
        text[i] = nondet_uchar();
    int value, end = number(text, 4, &value);
    assert(end == -1 || (end >= 1 && end <= 4));
    if (end > 0 && end <= 4)
        assert(text[end - 1] == ';' && value < 1000);
    return 0;
}
