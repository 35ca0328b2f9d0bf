// stands for the static function take of packet.c: it takes any part of what is left
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

size_t nondet_size(void);
bool nondet_bool(void);

bool __CPROVER_file_local_packet_c_take(const uint8_t **at, size_t *left, const uint8_t **part, size_t *length) {
    __CPROVER_precondition(__CPROVER_r_ok(*at, *left), "what is left can be read");
    size_t n = nondet_size();
    if (*left < 2 || n > *left - 2 || nondet_bool())
        return false;
    *part = *at + 2;
    *length = n;
    *at += n + 2;
    *left -= n + 2;
    return true;
}
