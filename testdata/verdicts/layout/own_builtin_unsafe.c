// verdict: FAILED
// property: assertion line 6
// why: what the harness asserts of a builtin does not hold
#include <stddef.h>
void *__builtin___memcpy_chk(void *to, const void *from, size_t n, size_t room) {
    __CPROVER_assert(n <= room, "room");
    return to;
}
int main(void) {
    char a[4] = {1, 2, 3}, b[3];
    __builtin___memcpy_chk(b, a, sizeof a, sizeof b);
    return 0;
}
