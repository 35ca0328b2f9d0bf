// aws_array_list_sort: the items in order, each as often as before (counted for one item that the checker chooses).
// category: array_list
// sources: array_list.c
// bug: the specification expects the reverse order
#include "list.h"

static int s_cmp(const void *a, const void *b) {
    return (int)*(const uint8_t *)a - (int)*(const uint8_t *)b;
}
static size_t s_count(const struct aws_array_list *l, const uint8_t *item) {
    size_t n = 0;
    for (size_t i = 0; i < MAX_LIST; i++) {
        n += i < l->length && list_byte(l, i, 0) == item[0] && list_byte(l, i, l->item_size - 1) == item[MAX_ITEM - 1];
    }
    return n;
}

static void task(size_t n, size_t item_size) {
    struct aws_array_list l;
    nd_array_list_of(&l, item_size, nd_allocator());
    assume(l.length == n);
    l.length = n;
    struct aws_array_list old = l;
    struct snap rest = snap(l.data, l.current_size);
    uint8_t item[MAX_ITEM] = {0};
    if (l.length > 0) {
        size_t i = nd_below(l.length);
        item[0] = list_byte(&l, i, 0);
        item[MAX_ITEM - 1] = list_byte(&l, i, l.item_size - 1);
    }
    size_t count = s_count(&l, item);

    aws_array_list_sort(&l, s_cmp);

    assert(l.length == old.length && l.data == old.data && l.current_size == old.current_size);
    assert(l.alloc == old.alloc && l.item_size == old.item_size);
    assert(s_count(&l, item) == count);
    if (l.length > 1) {
        size_t i = nd_below(l.length - 1);
#ifdef SEED_BUG
        assert(list_byte(&l, i, 0) >= list_byte(&l, i + 1, 0));
#else
        assert(list_byte(&l, i, 0) <= list_byte(&l, i + 1, 0));
#endif
    }
    if (rest.i >= l.length * l.item_size) {
        same(rest, l.data);
    }
}

int main(void) {
    struct nd_cases c = nd_cases();
    for (size_t n = 0; n <= MAX_LIST; n++) { /* one by one, so that most addresses are constants */
        for (size_t item_size = 1; item_size <= MAX_ITEM; item_size++) {
            if (nd_case(&c)) {
                task(n, item_size);
                nd_case_end();
            }
        }
    }
    return 0;
}
