/* The allocator of the library under test, over malloc and free. There is one; a call with another is a failed assertion.
   AWS_ALLOC_MAY_FAIL (default 1): any request may fail, gives NULL and raises AWS_ERROR_OOM, so that the library's handling of it
   runs. With 0 every request succeeds (the present library ends the process when its allocator fails). */
#include "env.h"
#include <stdlib.h>

#ifndef AWS_ALLOC_MAY_FAIL
#    define AWS_ALLOC_MAY_FAIL 1
#endif

static int s_live;
static bool s_oom;
static size_t s_limit = SIZE_MAX;

static void *s_fresh(size_t n) {
    void *p = malloc(n);
    assume(p != NULL);
    s_live++;
    return p;
}

void *env_object(size_t n) {
    void *p = s_fresh(n ? n : 1);
    nd_fill(p, n ? n : 1);
    return p;
}
int env_live(void) {
    return s_live;
}
bool env_oom(void) {
    return s_oom;
}
void env_limit(size_t n) {
    s_limit = n;
}

static void *s_acquire(struct aws_allocator *a, size_t n) {
    assert(a == aws_default_allocator());
    assert(n != 0);
    if (n > s_limit || (AWS_ALLOC_MAY_FAIL && nd_bool())) {
        s_oom = true;
        aws_raise_error_private(AWS_ERROR_OOM);
        return NULL;
    }
    return s_fresh(n);
}
static void s_release(struct aws_allocator *a, void *p) {
    assert(a == aws_default_allocator());
    if (p != NULL) {
        s_live--;
        free(p);
    }
}

static struct aws_allocator s_allocator = {.mem_acquire = s_acquire, .mem_release = s_release};

struct aws_allocator *aws_default_allocator(void) {
    return &s_allocator;
}
bool aws_allocator_is_valid(const struct aws_allocator *a) {
    return a != NULL && a->mem_acquire != NULL && a->mem_release != NULL;
}
void *aws_mem_acquire(struct aws_allocator *a, size_t n) {
    void *p = s_acquire(a, n);
    if (p != NULL) {
        nd_fill(p, n < 4096 ? n : 4096);
    }
    return p;
}
void *aws_mem_calloc(struct aws_allocator *a, size_t num, size_t size) {
    assert(size != 0 && num <= SIZE_MAX / size);
    void *p = s_acquire(a, num * size);
    if (p != NULL) {
        memset(p, 0, num * size);
    }
    return p;
}
void aws_mem_release(struct aws_allocator *a, void *p) {
    s_release(a, p);
}
int aws_mem_realloc(struct aws_allocator *a, void **ptr, size_t oldsize, size_t newsize) {
    if (newsize == 0) {
        s_release(a, *ptr);
        *ptr = NULL;
        return AWS_OP_SUCCESS;
    }
    if (newsize <= oldsize) {
        return AWS_OP_SUCCESS;
    }
    void *p = s_acquire(a, newsize);
    if (p == NULL) {
        return AWS_OP_ERR;
    }
    if (*ptr != NULL) {
        memcpy(p, *ptr, oldsize);
        s_release(a, *ptr);
    }
    *ptr = p;
    return AWS_OP_SUCCESS;
}
