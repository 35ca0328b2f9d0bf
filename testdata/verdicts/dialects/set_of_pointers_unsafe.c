// verdict: FAILED
// flags: --memory-leak-check
// property: assertion line 18
// why: the first file is closed twice
#include <assert.h>
#include <seabmc/set.h>
#include <stdlib.h>
static Set open_files;

static void *file_open(void) {
    void *f = malloc(1);
    if (f)
        open_files = set_add(open_files, f);
    return f;
}

static void file_close(void *f) {
    assert(set_in(open_files, f));
    open_files = set_del(open_files, f);
    free(f);
}

int main(void) {
    void *a = file_open(), *b = file_open();
    if (b)
        file_close(b);
    if (a)
        file_close(a);
    if (a)
        file_close(a);
    assert(!set_not_empty(open_files));
}
