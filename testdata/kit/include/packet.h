#ifndef PACKET_H
#define PACKET_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A packet: kind (1 byte), length of the name (2, big-endian), name, length of the body (2), body.
struct packet {
    uint8_t kind;
    const uint8_t *name, *body;
    size_t name_length, body_length;
};

enum packet_error { PACKET_OK, PACKET_SHORT, PACKET_KIND };

enum packet_error packet_parse(const uint8_t *bytes, size_t n, struct packet *p);

// The body of a packet of kind 2 is a list of options: tag (1 byte), length with this head (1), value. The result is the place of the option, or n.
size_t packet_option(const uint8_t *body, size_t n, uint8_t tag);

void packet_log(const char *what, int value);
#endif
