#include "crc.h"
#include <stdbool.h>

#define POLYNOMIAL 0x07

static uint8_t shifted(uint8_t crc) { return (uint8_t)((crc << 1 ^ (crc & 0x80 ? POLYNOMIAL : 0)) & 0xff); }

uint8_t crc_bit_by_bit(uint8_t crc, uint8_t byte) {
    crc ^= byte;
    for (int i = 0; i < 8; i++)
        crc = shifted(crc);
    return crc;
}

// what four shifts make of the upper half of a byte
static const uint8_t halves[16] = {
    0x00, 0x07, 0x0e, 0x09, 0x1c, 0x1b, 0x12, 0x15,
#ifdef CRC_BUG
    0x38, 0x3f, 0x36, 0x31, 0x24, 0x23, 0x2d, 0x2a,
#else
    0x38, 0x3f, 0x36, 0x31, 0x24, 0x23, 0x2a, 0x2d,
#endif
};

static uint8_t half(uint8_t crc) { return (uint8_t)(halves[crc >> 4] ^ (crc << 4 & 0xf0)); }

uint8_t crc_byte(uint8_t crc, uint8_t byte) { return half(half(crc ^ byte)); }

uint8_t crc_bytes(uint8_t crc, const uint8_t *bytes, size_t n) {
    for (size_t i = 0; i < n; i++)
        crc = crc_byte(crc, bytes[i]);
    return crc;
}

static uint8_t made[16];
static bool ready;

uint8_t crc_byte_lazy(uint8_t crc, uint8_t byte) {
    if (!ready) {
        for (int i = 0; i < 16; i++) {
            uint8_t x = (uint8_t)(i << 4);
            for (int k = 0; k < 4; k++)
                x = shifted(x);
            made[i] = x;
        }
        ready = true;
    }
    crc ^= byte;
    crc = (uint8_t)(made[crc >> 4] ^ (crc << 4 & 0xf0));
    return (uint8_t)(made[crc >> 4] ^ (crc << 4 & 0xf0));
}
