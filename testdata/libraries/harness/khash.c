// A hash table: N keys are put into it, every other one is deleted again; what is there is found.
// bug: a key that is put twice is taken for two.
#include "input.h"
#include "khash.h"

KHASH_MAP_INIT_INT(bytes, unsigned char)

int main(void) {
    khash_t(bytes) *h = kh_init(bytes);
    if (!h) return 0;
    for (int i = 0; i < N; i++) {
        unsigned char key = nondet_uchar();
        int absent;
        khint_t k = kh_put(bytes, h, key, &absent);
        if (absent < 0) break;
        assert(BUG ? absent : k < kh_end(h));
        kh_val(h, k) = i;
        khint_t found = kh_get(bytes, h, key);
        assert(found == k && kh_val(h, found) == i);
        if (i % 2) {
            kh_del(bytes, h, k);
            assert(kh_get(bytes, h, key) == kh_end(h));
        }
    }
    assert(kh_size(h) <= N);
    kh_destroy(bytes, h);
    return 0;
}
