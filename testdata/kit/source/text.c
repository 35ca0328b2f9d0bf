#include "text.h"
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifndef TEXT_MOST
#define TEXT_MOST INT_MAX
#endif

static int digit(char c) { return c >= '0' && c <= '9' ? c - '0' : -1; }

int text_parse(const char *s, size_t n, int *value) {
    int v = 0;
    for (size_t i = 0; i < n; i++) {
        int d = digit(s[i]);
        if (d < 0)
            return -1;
#ifndef TEXT_BUG
        if (v > (TEXT_MOST - d) / 10)
            return -1;
#endif
        v = v * 10 + d;
    }
    *value = v;
    return 0;
}

size_t text_trim(const char *s, size_t n) {
    while (n > 0 && s[n - 1] == ' ')
        n--;
    return n;
}

char *text_copy(const char *s, size_t n) {
    char *copy = malloc(n + 1);
#ifndef TEXT_BUG
    if (copy == NULL)
        return NULL;
#endif
    memcpy(copy, s, n);
    copy[n] = 0;
    return copy;
}
