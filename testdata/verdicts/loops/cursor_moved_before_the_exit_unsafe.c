// verdict: FAILED
// property: pointer_dereference line 25
// why: a copy may be three bytes long, and the check reckons with two
#include <assert.h>

unsigned char nondet_uchar(void);

enum { IN = 5, ROOM = 6 };

// Each round moves the cursor by one or more before it looks for the end.
static int unpack(const unsigned char *in, unsigned char *out) {
    int i = 0, o = 0;
    do {
        int c = in[i++] & 7;
        if (c < 4) {
            c++;
            if (o + c > ROOM || i + c > IN) return 0;
            do
                out[o++] = in[i++];
            while (--c);
        } else {
            int from = o - (c & 1) - 1, n = 2 + (c >> 1 & 1);
            if (from < 0 || o + 2 > ROOM) return 0;
            while (n--)
                out[o++] = out[from++];
        }
    } while (i < IN);
    return o;
}

int main(void) {
    unsigned char in[IN], out[ROOM];
    for (int i = 0; i < IN; i++)
        in[i] = nondet_uchar();
    assert(unpack(in, out) <= ROOM);
    return 0;
}
