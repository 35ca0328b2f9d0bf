// verdict: SUCCESSFUL
// why: five characters hold at most three words between spaces
#include <assert.h>

unsigned char nondet_uchar(void);

struct scanner { unsigned at; int words; };

static void skip_word(struct scanner *s, const unsigned char *text, unsigned n) {
    while (s->at < n && text[s->at] != ' ')
        s->at++;
    s->words++;
}

int main(void) {
    unsigned char text[5];
    for (int i = 0; i < 5; i++)
        text[i] = nondet_uchar();
    struct scanner s = {0, 0};
    while (s.at < 5) {
        if (text[s.at] == ' ')
            s.at++;
        else
            skip_word(&s, text, 5);
    }
    assert(s.words <= 3);
    return 0;
}
