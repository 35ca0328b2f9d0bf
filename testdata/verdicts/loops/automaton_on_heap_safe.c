// verdict: SUCCESSFUL
// why: 16 bits hold a literal of five bits and then five copies of two bits, which are six bytes
#include <assert.h>
#include <stdlib.h>

unsigned char nondet_uchar(void);

enum mode { TAG = 16180, LITERAL, COPY, DONE, BAD };

struct state { enum mode mode; int made; };

struct stream { unsigned char in[2], out[6]; int at; struct state *state; };

static int decode(struct stream *z) {
    struct state *s = z->state;
    unsigned hold = 0, bits = 0;
    for (;;)
        switch (s->mode) {
        case TAG:
            while (bits < 2) {
                if (z->at == 2) return 0;
                hold += (unsigned)z->in[z->at++] << bits;
                bits += 8;
            }
            s->mode = (hold & 3) == 0 ? DONE : (hold & 3) == 1 ? LITERAL : (hold & 3) == 2 ? COPY : BAD;
            hold >>= 2;
            bits -= 2;
            break;
        case LITERAL:
            while (bits < 3) {
                if (z->at == 2) return 0;
                hold += (unsigned)z->in[z->at++] << bits;
                bits += 8;
            }
            z->out[s->made++] = hold & 7;
            hold >>= 3;
            bits -= 3;
            s->mode = TAG;
            break;
        case COPY:
            if (s->made == 0) {
                s->mode = BAD;
                break;
            }
            z->out[s->made] = z->out[s->made - 1];
            s->made++;
            s->mode = TAG;
            break;
        case DONE:
            return 1;
        default:
            return -1;
        }
}

int main(void) {
    struct stream z = {.in = {nondet_uchar(), nondet_uchar()}};
    z.state = malloc(sizeof *z.state);
    if (!z.state) return 0;
    z.state->mode = TAG;
    z.state->made = 0;
    int result = decode(&z);
    assert(result != 1 || z.state->made <= 5);
    free(z.state);
    return 0;
}
