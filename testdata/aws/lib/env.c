/* Environment of the library under test: errors are one plain variable (the library's are thread-local, with handlers and tables
   of texts), a fatal assertion is an assertion, and the few functions whose home files pull in threads or the loader. */
#include "env.h"

static int s_last_error, s_error_before;

#ifndef ND_NATIVE /* a native run has no seed yet */
__attribute__((constructor)) static void s_any_error(void) {
    s_last_error = s_error_before = nd_int();
}
#endif
int env_error_before(void) {
    return s_error_before;
}
int aws_last_error(void) {
    return s_last_error;
}
void aws_raise_error_private(int err) {
    assert(err != AWS_ERROR_SUCCESS);
    s_last_error = err;
}
void aws_reset_error(void) {
    s_last_error = AWS_ERROR_SUCCESS;
}
void aws_restore_error(int err) {
    s_last_error = err;
}

void aws_fatal_assert(const char *cond_str, const char *file, int line) {
    (void)cond_str, (void)file, (void)line;
    assert(!"the library's own fatal assertion");
    __builtin_unreachable();
}

#ifndef ND_NATIVE /* there it ends the run, which is seen */
/* The library aborts where it finds its state corrupt. */
void abort(void) {
    assert(!"the library aborts");
    __builtin_unreachable();
}
#endif

void aws_secure_zero(void *p, size_t n) {
    if (n > 0) {
        memset(p, 0, n);
    }
}

/* Without optimisation the C library's byte order macros are calls. */
static uint32_t s_swap32(uint32_t x) {
    return x >> 24 | (x >> 8 & 0xff00) | (x << 8 & 0xff0000) | x << 24;
}
uint32_t htonl(uint32_t x) {
    return s_swap32(x);
}
uint32_t ntohl(uint32_t x) {
    return s_swap32(x);
}
uint16_t htons(uint16_t x) {
    return (uint16_t)(x >> 8 | x << 8);
}
uint16_t ntohs(uint16_t x) {
    return (uint16_t)(x >> 8 | x << 8);
}
