/* lookup3 over a key of five bytes reads eight: valgrind and seabmc say so, the address sanitizer is told not to look. */
#include <aws/common/common.h>
#include <aws/common/private/lookup3.inl>
#include <stdlib.h>

int main(void) {
    char *key = calloc(5, 1);
    if (!key) {
        return 0;
    }
    uint32_t x = 0, y = 0;
    hashlittle2(key, 5, &x, &y);
    free(key);
    return 0;
}
