// verdict: SUCCESSFUL
// why: a backslash at the end is no escape
#include <assert.h>

unsigned char nondet_uchar(void);

// The length of a text, an escaped character counted as one.
static int length(const char *text) {
    int n = 0;
    for (int i = 0; text[i] != 0; n++) {
        if (text[i] == '\\' && text[i + 1] != 0)
            i += 2;
        else
            i++;
    }
    return n;
}

int main(void) {
    char text[6];
    for (int i = 0; i < 5; i++)
        text[i] = (char)nondet_uchar();
    text[5] = 0;
    assert(length(text) <= 5);
    return 0;
}
