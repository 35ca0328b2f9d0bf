// So is memset.
#include <string.h>
char a[8];
void f(int c) {
    memset(a, c, 8);
}
