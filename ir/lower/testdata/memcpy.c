// memcpy is one instruction: it copies bytes from a memory to a memory.
#include <string.h>
char a[8], b[8];
void f(unsigned n) {
    memcpy(a, b, n);
}
