// verdict: SUCCESSFUL
// why: a match of (ab|a)*c ends with the c that it read.
#include <assert.h>
#include <stdlib.h>

unsigned char nondet_uchar(void);

enum { SPLIT, BYTE, GOTO, MATCH };

static const unsigned char code[] = {SPLIT, 12, SPLIT, 6, BYTE, 'a', BYTE, 'b', GOTO, -10, BYTE, 'a', GOTO, -14, BYTE, 'c', MATCH};

#define SIZE 4
#define DEPTH 12

struct saved {
    const unsigned char *pc;
    int at;
} saved[DEPTH];

static int run(const unsigned char *text) {
    const unsigned char *pc = code;
    int at = 0, depth = 0;
    for (;;)
        switch (*pc++) {
        case SPLIT:
            saved[depth].pc = pc + 1 + *pc;
            saved[depth++].at = at;
            pc++;
            break;
        case BYTE:
            if (at < SIZE && text[at] == *pc) {
                at++;
                pc++;
                break;
            }
            if (depth == 0) return -1;
            pc = saved[--depth].pc;
            at = saved[depth].at;
            break;
        case GOTO:
            pc += (signed char)*pc;
            pc++;
            break;
        case MATCH:
            return at;
        default:
            abort();
        }
}

int main(void) {
    unsigned char *text = malloc(SIZE);
    if (!text) return 0;
    for (int i = 0; i < SIZE; i++)
        text[i] = nondet_uchar();
    int read = run(text);
    free(text);
    assert(read != 0 && read <= SIZE);
    return 0;
}
