// A parser of INI files: names of sections and keys fit into its buffers, which end in a null.
// bug: the length counts a byte behind the text.
#include "input.h"
#include "ini.h"

static int entry(void *seen, const char *section, const char *name, const char *value) {
    assert(strlen(section) <= N && strlen(name) <= N && strlen(value) <= N);
    ++*(int *)seen;
    return 1;
}

int main(void) {
    char *text = malloc(N);
    if (!text) return 0;
    any_bytes(text, N);
    int seen = 0, line = ini_parse_string_length(text, N + BUG, entry, &seen);
    assert(-2 <= line && line <= N && seen <= N);
    free(text);
    return 0;
}
