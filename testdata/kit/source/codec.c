#include "codec.h"

static const char digits[] = "0123456789abcdef";

static int nibble(char c)
__CPROVER_assigns()
__CPROVER_ensures(-1 <= __CPROVER_return_value && __CPROVER_return_value < 16)
__CPROVER_ensures(__CPROVER_return_value >= 0 ==> digits[__CPROVER_return_value] == c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

int codec_hex(const uint8_t *from, size_t n, char *to, size_t room) {
    if (n > 1000 || room < 2 * n)
        return -1;
    for (size_t i = 0; i < n; i++) {
        to[2 * i] = digits[from[i] >> 4];
        to[2 * i + 1] = digits[from[i] & 15];
    }
    return (int)(2 * n);
}

int codec_unhex(const char *from, size_t n, uint8_t *to, size_t room) {
#ifdef CODEC_BUG
    if (n > 1000 || room < n / 2)
#else
    if (n > 1000 || n % 2 != 0 || room < n / 2)
#endif
        return -1;
    for (size_t i = 0; i < n; i += 2) {
        int high = nibble(from[i]), low = nibble(from[i + 1]);
        if (high < 0 || low < 0)
            return -1;
        to[i / 2] = (uint8_t)(high * 16 + low);
    }
    return (int)(n / 2);
}

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

// the values of '+' to 'z'; 255 is none
static const uint8_t values['z' - '+' + 1] = {
    62,  255, 255, 255, 63,  52,  53,  54,  55,  56,  57,  58,  59,  60,  61,  255, 255, 255, 255, 255, 255, 255, 0,   1,   2,   3,  4,
    5,   6,   7,   8,   9,   10,  11,  12,  13,  14,  15,  16,  17,  18,  19,  20,  21,  22,  23,  24,  25,  255, 255, 255, 255, 255, 255,
    26,  27,  28,  29,  30,  31,  32,  33,  34,  35,  36,  37,  38,  39,  40,  41,  42,  43,  44,  45,  46,  47,  48,  49,  50,  51,
};

static int value(char c) {
#ifdef CODEC_BUG
    if (c > 'z')
#else
    if (c < '+' || c > 'z')
#endif
        return -1;
    return values[c - '+'] == 255 ? -1 : values[c - '+'];
}

int codec_base64(const uint8_t *from, size_t n, char *to, size_t room) {
    if (n > 1000 || room < (n + 2) / 3 * 4)
        return -1;
    size_t at = 0;
    for (size_t i = 0; i < n; i += 3) {
        uint32_t group = (uint32_t)from[i] << 16;
        if (n - i > 1)
            group |= (uint32_t)from[i + 1] << 8;
        if (n - i > 2)
            group |= from[i + 2];
        to[at] = letters[group >> 18];
        to[at + 1] = letters[group >> 12 & 63];
        to[at + 2] = '=';
        to[at + 3] = '=';
        if (n - i > 1)
            to[at + 2] = letters[group >> 6 & 63];
        if (n - i > 2)
            to[at + 3] = letters[group & 63];
        at += 4;
    }
    return (int)at;
}

int codec_unbase64(const char *from, size_t n, uint8_t *to, size_t room) {
    if (n % 4 != 0 || n > 1000 || room < n / 4 * 3)
        return -1;
    size_t at = 0;
    for (size_t i = 0; i < n; i += 4) {
        uint32_t group = 0;
        size_t letters_of_group = i + 4 == n && from[i + 3] == '=' ? from[i + 2] == '=' ? 2 : 3 : 4;
        for (size_t k = 0; k < letters_of_group; k++) {
            int v = value(from[i + k]);
            if (v < 0)
                return -1;
            group |= (uint32_t)v << (18 - 6 * k);
        }
        for (size_t k = 0; k + 1 < letters_of_group; k++)
            to[at++] = (uint8_t)(group >> (16 - 8 * k) & 255);
    }
    return (int)at;
}
