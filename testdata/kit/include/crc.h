#ifndef CRC_H
#define CRC_H
#include <stddef.h>
#include <stdint.h>

uint8_t crc_bit_by_bit(uint8_t crc, uint8_t byte);
uint8_t crc_byte(uint8_t crc, uint8_t byte);
uint8_t crc_bytes(uint8_t crc, const uint8_t *bytes, size_t n);

// as crc_byte, with a table that is made when it is first needed
uint8_t crc_byte_lazy(uint8_t crc, uint8_t byte);
#endif
