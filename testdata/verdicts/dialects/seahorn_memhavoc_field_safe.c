// verdict: SUCCESSFUL
// check: other-tools
// why: memhavoc of a null field and of a field, then a write of the program
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
extern void memhavoc(void *, size_t); extern void sassert(bool); extern void sea_tracking_on(void); extern void sea_reset_modified(char *); extern bool sea_is_modified(char *); extern bool nd_bool(void); extern bool sea_is_dereferenceable(const void *, intptr_t);
struct q { char *data; size_t n; };
int main(void) { struct q q; q.n = 8; q.data = nd_bool() ? malloc(8) : NULL; memhavoc(q.data, q.n); sea_tracking_on(); sea_reset_modified((char*)q.data); if (q.data) sassert(sea_is_dereferenceable(q.data, 8)); sassert(!sea_is_dereferenceable(NULL, 1)); memhavoc(&q.n, sizeof q.n); sassert(!sea_is_modified((char *)&q.n)); q.n = 3; sassert(sea_is_modified((char *)&q.n)); return 0; }
