/* Buffers, cursors, C strings and library strings: nondeterministic valid ones, their invariants, and reference comparisons. */
#ifndef BYTES_H
#define BYTES_H

#include "env.h"
#include <aws/common/byte_buf.h>
#include <aws/common/string.h>

/* A valid buffer: capacity up to MAX_BUF, any length within it, any contents, owned or not. */
static inline void nd_byte_buf(struct aws_byte_buf *b) {
    b->capacity = nd_upto(MAX_BUF);
    b->len = nd_upto(b->capacity);
    b->buffer = b->capacity ? env_object(b->capacity) : NULL;
    b->allocator = nd_allocator();
}
static inline void expect_byte_buf(const struct aws_byte_buf *b) { /* the invariant */
    assert(b->len <= b->capacity && (b->buffer == NULL) == (b->capacity == 0));
    touch(b->buffer, b->capacity);
}
static inline void same_byte_buf(const struct aws_byte_buf *b, struct aws_byte_buf old, struct snap bytes) {
    assert(b->len == old.len && b->buffer == old.buffer && b->capacity == old.capacity && b->allocator == old.allocator);
    same(bytes, b->buffer);
}
/* n bytes were added to the buffer in place: they are the caller's to check, all other bytes of the storage are as before. */
static inline void expect_appended(const struct aws_byte_buf *b, struct aws_byte_buf old, struct snap all, size_t n) {
    expect_byte_buf(b);
    assert(b->len == old.len + n && b->buffer == old.buffer && b->capacity == old.capacity && b->allocator == old.allocator);
    assert(!all.on || (all.i >= old.len && all.i < old.len + n) || b->buffer[all.i] == all.v);
}
static inline void zero_byte_buf(const struct aws_byte_buf *b) {
    assert(b->len == 0 && b->buffer == NULL && b->capacity == 0 && b->allocator == NULL);
}

/* A valid cursor over up to max bytes; an empty one may or may not have a pointer. */
static inline void nd_cursor_max(struct aws_byte_cursor *c, size_t max) {
    c->len = nd_upto(max);
    c->ptr = c->len == 0 && nd_bool() ? NULL : env_object(c->len);
}
static inline void nd_cursor(struct aws_byte_cursor *c) {
    nd_cursor_max(c, MAX_BUF);
}
static inline void expect_cursor(const struct aws_byte_cursor *c) {
    assert(c->len == 0 || c->ptr != NULL);
    touch(c->ptr, c->len);
}
static inline void same_cursor(const struct aws_byte_cursor *c, struct aws_byte_cursor old, struct snap bytes) {
    assert(c->len == old.len && c->ptr == old.ptr);
    same(bytes, c->ptr);
}

/* n bytes were taken off the front of the cursor; the memory is as before. */
static inline void expect_advanced(const struct aws_byte_cursor *c, struct aws_byte_cursor old, struct snap bytes, size_t n) {
    assert(c->len == old.len - n);
    assert(c->ptr == (old.ptr == NULL ? NULL : old.ptr + n));
    same(bytes, old.ptr);
}

/* A C string in an object of up to MAX_STR + 1 bytes; the first zero may come earlier. */
static inline char *nd_c_str(void) {
    size_t n = nd_upto(MAX_STR);
    char *s = env_object(n + 1);
    s[n] = '\0';
    return s;
}
static inline size_t spec_strlen(const char *s) {
    size_t n = 0;
    for (size_t i = 0; i < MAX_STR; i++) {
        if (s[i] == '\0') {
            break;
        }
        n++;
    }
    return n;
}

/* A valid library string of up to MAX_STR bytes, zeros among them allowed; owned or static. */
static inline struct aws_string *nd_string(void) {
    size_t n = nd_upto(MAX_STR);
    struct aws_string *s = env_object(offsetof(struct aws_string, bytes) + n + 1);
    struct aws_allocator *a = nd_allocator();
    memcpy((void *)&s->allocator, &a, sizeof a);
    memcpy((void *)&s->len, &n, sizeof n);
    ((uint8_t *)s->bytes)[n] = 0;
    return s;
}
static inline void expect_string(const struct aws_string *s) {
    assert(s != NULL);
    touch(s->bytes, s->len + 1);
    assert(s->bytes[s->len] == 0);
}

/* A predicate on bytes: an interval that the checker chooses. */
static uint8_t pred_lo, pred_hi;
static inline void nd_pred(void) {
    pred_lo = nd_byte();
    pred_hi = nd_byte();
}
static inline bool pred(uint8_t c) {
    return pred_lo <= c && c <= pred_hi;
}

/* Reference comparisons over ranges of up to SPEC_MAX bytes. */
static inline uint8_t spec_lower(uint8_t c) {
    return c >= 'A' && c <= 'Z' ? (uint8_t)(c + ('a' - 'A')) : c;
}
static inline bool spec_eq(const void *a, size_t la, const void *b, size_t lb) {
    bool eq = la == lb;
    for (size_t i = 0; i < SPEC_MAX; i++) {
        if (eq && i < la && ((const uint8_t *)a)[i] != ((const uint8_t *)b)[i]) {
            eq = false;
        }
    }
    return eq;
}
static inline bool spec_eq_nocase(const void *a, size_t la, const void *b, size_t lb) {
    bool eq = la == lb;
    for (size_t i = 0; i < SPEC_MAX; i++) {
        if (eq && i < la && spec_lower(((const uint8_t *)a)[i]) != spec_lower(((const uint8_t *)b)[i])) {
            eq = false;
        }
    }
    return eq;
}
/* Sign of the lexical order of two ranges, bytes seen through map when there is one. */
static inline int spec_order(const uint8_t *a, size_t la, const uint8_t *b, size_t lb, const uint8_t *map) {
    int r = 0;
    for (size_t i = 0; i < SPEC_MAX; i++) {
        if (r == 0 && i < la && i < lb) {
            uint8_t x = map ? map[a[i]] : a[i], y = map ? map[b[i]] : b[i];
            r = x < y ? -1 : x > y ? 1 : 0;
        }
    }
    return r != 0 ? r : la < lb ? -1 : la > lb ? 1 : 0;
}
static inline int sign(int x) {
    return x < 0 ? -1 : x > 0 ? 1 : 0;
}

#endif
