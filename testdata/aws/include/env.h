/* The environment of the library: its allocator and its error value (lib/env.c, lib/alloc.c). */
#ifndef ENV_H
#define ENV_H

#include "nd.h"
#include <aws/common/common.h>

/* A fresh input object of n bytes (at least 1) with unknown contents, as if an earlier call had acquired it. */
void *env_object(size_t n);
/* Objects acquired (by the library or as an input) and not released. */
int env_live(void);
/* Did an allocation fail so far? */
bool env_oom(void);
/* From now on every request for more than n bytes fails. */
void env_limit(size_t n);
/* The error value that an earlier call left behind: any. A call that succeeds does not touch it. */
int env_error_before(void);

static inline struct aws_allocator *nd_allocator(void) { /* the one allocator, or none: the memory belongs to somebody else */
    return nd_bool() ? aws_default_allocator() : NULL;
}
/* Results of a function that raises errors: 0 leaves the error value alone, -1 sets it. */
static inline void expect_ok(int rc) {
    assert(rc == AWS_OP_SUCCESS);
    assert(aws_last_error() == env_error_before());
}
static inline void expect_error(int rc, int err) {
    assert(rc == AWS_OP_ERR);
    assert(aws_last_error() == err);
}

#endif
