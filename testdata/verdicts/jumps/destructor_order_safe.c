// verdict: SUCCESSFUL
// why: Destructors run in the opposite order of constructors: the last of a priority first, higher numbers first.
#include <assert.h>
static int n;
__attribute__((destructor(200))) static void last(void) { assert(n == 3); }
__attribute__((destructor)) static void second(void) { assert(n++ == 1); }
__attribute__((destructor)) static void first(void) { assert(n++ == 0); }
__attribute__((destructor(300))) static void third(void) { assert(n++ == 2); }
int main(void) { return 0; }
