/* aws_hash_table_foreach: a visit that may delete, stop and fail, and what is known of all visits afterwards. The visits are
   asked for each shape of a table and each sequence of answers apart. */
#ifndef HASH_VISIT_H
#define HASH_VISIT_H

#include "hash_shape.h"

/* A table and what its visits answer: the visit numbered stop is the last and gives one of the ends, those before it go on, and bit i of
   deletes says whether visit i deletes. */
enum visit_end { VISIT_STOP, VISIT_STOP_DELETE, VISIT_FAIL, VISIT_ENDS };
struct visits {
    size_t size, shape, null;
    size_t stop, deletes;
    enum visit_end end;
};

static struct visits hv;
static struct hash_table_state *hv_state, hv_before;
static struct hash_table_entry hv_slots[MAX_SLOTS]; /* as they were */
static bool hv_visited[MAX_SLOTS], hv_deleted[MAX_SLOTS];
static size_t hv_calls, hv_deletes;
static bool hv_failed, hv_stopped;

static inline int hv_visit(void *context, struct aws_hash_element *e) {
    assert(context == &hv_calls && !hv_failed && !hv_stopped);
    size_t at = spec_find(hv_state, hv.size, e->key);
    assert(at < hv.size && hv_state->slots[at].element.value == e->value);
    bool last = hv_calls == hv.stop, deletes = last ? hv.end == VISIT_STOP_DELETE : hv.deletes >> hv_calls & 1;
    for (size_t i = 0; i < hv.size; i++) {
        if (hv_slots[i].hash_code && hv_slots[i].element.key == e->key) {
            assert(!hv_visited[i]);
            hv_visited[i] = true;
            hv_deleted[i] = deletes;
        }
    }
    hv_failed = last && hv.end == VISIT_FAIL;
    hv_stopped = last && !hv_failed;
    hv_calls++;
    hv_deletes += deletes;
    if (hv_failed) {
        return AWS_COMMON_HASH_TABLE_ITER_ERROR | (nd_int() & (AWS_COMMON_HASH_TABLE_ITER_CONTINUE | AWS_COMMON_HASH_TABLE_ITER_DELETE));
    }
    return (last ? 0 : AWS_COMMON_HASH_TABLE_ITER_CONTINUE) | (deletes ? AWS_COMMON_HASH_TABLE_ITER_DELETE : 0);
}
/* The table is visited. What holds in any case is checked. */
static inline void visit_all(struct aws_hash_table *map, struct visits v) {
    nd_hash_table_shaped(map, v.size, v.shape, v.null);
    nd_destructors(map);
    struct hash_table_state *s = map->p_impl;
    hv = v;
    hv_state = s;
    hv_before = *s;
    for (size_t i = 0; i < v.size; i++) {
        hv_slots[i] = s->slots[i];
    }

    int rc = aws_hash_table_foreach(map, hv_visit, &hv_calls);

    assert(map->p_impl == s && s->entry_count == hv_before.entry_count - hv_deletes);
    expect_shaped_state(s, v.size);
    same_header(s, &hv_before);
    assert(hk_key_calls == 0 && hk_value_calls == 0);
    if (hv_failed) {
        expect_error(rc, env_error_before() ? env_error_before() : AWS_ERROR_UNKNOWN); /* the visit raised none of its own */
    } else {
        expect_ok(rc);
    }
}
/* Calls the task for every table of a shape and all answers that it can get. */
static inline void visit_shape(struct nd_cases *c, void (*task)(struct visits), struct visits v) {
    size_t count = shape_count(v.size, v.shape);
    for (v.null = 0; v.null <= v.size; v.null++) {
        for (v.stop = 0; v.stop <= count && shape_null(v.size, v.shape, v.null); v.stop++) {
            for (v.deletes = 0; v.deletes < (size_t)1 << v.stop; v.deletes++) {
                for (int end = 0; end < (v.stop < count ? VISIT_ENDS : 1); end++) {
                    v.end = (enum visit_end)end;
                    if (nd_case(c)) {
                        task(v);
                        nd_case_end();
                    }
                }
            }
        }
    }
}
static inline int visit_main(void (*task)(struct visits)) {
    struct nd_cases c = nd_cases();
    for (size_t size = 2; size <= MAX_SLOTS; size *= 2) {
        for (size_t shape = 0; shape < HASH_SHAPES(size); shape++) {
            if (valid_shape(size, shape)) {
                visit_shape(&c, task, (struct visits){.size = size, .shape = shape});
            }
        }
    }
    return 0;
}

#endif
