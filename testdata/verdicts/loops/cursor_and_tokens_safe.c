// verdict: SUCCESSFUL
// why: each token starts where the one before ended, or later
#include <assert.h>

unsigned char nondet_uchar(void);

struct token { int start, end; };
struct parser { unsigned at, next; };

static void word(struct parser *p, const char *text, unsigned n, struct token *to) {
    struct token *t = &to[p->next++];
    t->start = (int)p->at;
    while (p->at < n && text[p->at] >= 'a' && text[p->at] <= 'z')
        p->at++;
    t->end = (int)p->at;
}

int main(void) {
    char text[5];
    for (int i = 0; i < 5; i++)
        text[i] = (char)nondet_uchar();
    struct token tokens[5];
    struct parser p = {0, 0};
    while (p.at < 5 && text[p.at] != 0) {
        if (text[p.at] >= 'a' && text[p.at] <= 'z')
            word(&p, text, 5, tokens);
        else {
            tokens[p.next].start = (int)p.at;
            p.at += p.at < 4 && text[p.at] == '<' && text[p.at + 1] == '=' ? 2 : 1;
            tokens[p.next++].end = (int)p.at;
        }
    }
    for (unsigned i = 1; i < p.next; i++)
        assert(tokens[i - 1].end <= tokens[i].start && tokens[i].start < tokens[i].end);
    return 0;
}
