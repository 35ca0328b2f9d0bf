#include <assert.h>

int __CPROVER_file_local_text_c_digit(char c);

void harness(void) {
    char c;
    int d = __CPROVER_file_local_text_c_digit(c);
    assert(d >= -1 && d <= 9);
}
