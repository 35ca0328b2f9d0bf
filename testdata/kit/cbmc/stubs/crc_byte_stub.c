// stands for crc_byte: any function, but the same one for each call
#include <stdint.h>

uint8_t __CPROVER_uninterpreted_step(uint8_t crc, uint8_t byte);

uint8_t crc_byte(uint8_t crc, uint8_t byte) { return __CPROVER_uninterpreted_step(crc, byte); }
