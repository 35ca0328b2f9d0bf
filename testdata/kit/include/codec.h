#ifndef CODEC_H
#define CODEC_H
#include <stddef.h>
#include <stdint.h>

// The functions return the number of bytes written, or -1.
int codec_hex(const uint8_t *from, size_t n, char *to, size_t room);
int codec_unhex(const char *from, size_t n, uint8_t *to, size_t room);
int codec_base64(const uint8_t *from, size_t n, char *to, size_t room);
int codec_unbase64(const char *from, size_t n, uint8_t *to, size_t room);
#endif
