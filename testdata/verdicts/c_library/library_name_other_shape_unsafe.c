// verdict: FAILED
// property: assertion line 6
// why: a function of the program's own returns anything, also if its name is one of the C library's
#include <assert.h>
int close(void);
int main(void) { assert(close() < 5); return 0; }
