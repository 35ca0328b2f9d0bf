// verdict: SUCCESSFUL
// why: const arrays and parameters are read and copied
#include <string.h>
int nondet_int(void);
static int f(const char s[const], const unsigned long n) { const char buf[16] = "x"; char out[16]; memcpy(out, buf, sizeof buf); return out[0] + s[n - 1]; }
int main(void) { const char t[] = {'a', 'b', (char)nondet_int()}; return f(t, 3) > 300; }
