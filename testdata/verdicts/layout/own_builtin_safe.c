// verdict: SUCCESSFUL
// why: a harness defines builtin functions
#include <stddef.h>
void *__builtin___memset_chk(void *to, int c, size_t n, size_t room);
void *__builtin___memcpy_chk(void *to, const void *from, size_t n, size_t room) {
    __CPROVER_assert(n <= room, "room");
    for (size_t i = 0; i < n; i++) ((char *)to)[i] = ((const char *)from)[i];
    return to;
}
void *__builtin___memset_chk(void *to, int c, size_t n, size_t room) {
    (void)room;
    for (size_t i = 0; i < n; i++) ((char *)to)[i] = c + 1;
    return to;
}
int main(void) {
    char a[3] = {1, 2, 3}, b[3];
    __builtin___memcpy_chk(b, a, 3, 3);
    __CPROVER_assert(b[2] == 3, "copied");
    __builtin___memset_chk(b, 1, 2, 3);
    __CPROVER_assert(b[1] == 2 && b[2] == 3, "the harness's own");
    return 0;
}
