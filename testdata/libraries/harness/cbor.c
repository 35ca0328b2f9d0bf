// A reader of CBOR that makes a tree on the heap: it takes at most the bytes there are.
// bug: the length counts a byte behind the text.
#include "input.h"
#include "cbor.h"

int main(void) {
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
