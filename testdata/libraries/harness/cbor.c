// A reader of CBOR that makes a tree on the heap: it takes at most the bytes there are. There is no memory for arrays and strings much
// larger than the text, which may claim any length.
// bug: the length counts a byte behind the text.
#include "input.h"
#include "cbor.h"

static void *little(size_t size) { return size > 64 + N ? NULL : malloc(size); }
static void *more(void *p, size_t size) { return size > 64 + N ? NULL : realloc(p, size); }

int main(void) {
    cbor_set_allocs(little, more, free);
    unsigned char *bytes = malloc(N);
    if (!bytes) return 0;
    any_bytes(bytes, N);
    struct cbor_load_result result;
    cbor_item_t *item = cbor_load(bytes, N + BUG, &result);
    if (item) {
        assert(result.read <= N);
        cbor_decref(&item);
    }
    free(bytes);
    return 0;
}
