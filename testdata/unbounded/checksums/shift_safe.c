// verdict: SUCCESSFUL
// why: a shift register of 16 bits stays one
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned crc = 0xffff;
    while (nondet_bool()) {
        unsigned bit = nondet_bool();
        crc = (crc << 1) ^ bit;
        if (crc & 0x10000)
            crc ^= 0x11021;
    }
    assert(crc <= 0xffff);
}
