// A JSON tokenizer: tokens lie inside the text, in order of their starts.
// bug: the tokenizer is told that there is a token more than there is room for.
#include "input.h"
#include "jsmn.h"

#define TOKENS (N / 2)

int main(void) {
    char text[N];
    any_bytes(text, N);
    jsmntok_t *tokens = malloc(TOKENS * sizeof *tokens);
    if (!tokens) return 0;
    jsmn_parser p;
    jsmn_init(&p);
    int n = jsmn_parse(&p, text, N, tokens, TOKENS + BUG);
    for (int i = 0; i < n && i < TOKENS; i++) {
        assert(0 <= tokens[i].start && tokens[i].start <= tokens[i].end && tokens[i].end <= N);
        if (i > 0) assert(tokens[i - 1].start <= tokens[i].start);
    }
    free(tokens);
    return 0;
}
