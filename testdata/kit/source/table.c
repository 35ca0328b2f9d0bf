#include "table.h"

static int calls = 0;

static int twice(int x) { return x > 1000 || x < -1000 ? 0 : 2 * x; }
static int negated(int x) { return x > 1000 || x < -1000 ? 0 : -x; }

static handler handlers[] = {twice, negated};

int table_call(unsigned which, int x) {
    handler h = handlers[which % 2];
    calls++;
    return h(x);
}

int table_calls(void) { return calls; }

static int compare(int a, int b) { return a < b ? -1 : a > b; }

int table_find(const int *keys, size_t n, int key) {
    for (size_t i = 0; i < n; i++)
        if (compare(keys[i], key) == 0)
            return (int)i;
    return -1;
}

unsigned table_hash(int key) {
    unsigned h = (unsigned)key;
    for (int i = 0; i < 16; i++)
        h ^= h << 5 ^ h >> 3;
    return h;
}

unsigned table_slot(int key) { return table_hash(key) % 16; }
