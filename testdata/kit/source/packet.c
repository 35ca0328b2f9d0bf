#include "packet.h"

#define KINDS 8

static uint16_t read16(const uint8_t *p) { return (uint16_t)(p[0] << 8 | p[1]); }

// takes a length and as many bytes from what is left
static bool take(const uint8_t **at, size_t *left, const uint8_t **part, size_t *length) {
    if (*left < 2)
        return false;
#ifdef PACKET_BUG
    uint16_t all = read16(*at) + 2; // has no room for 65536
#else
    size_t all = (size_t)read16(*at) + 2;
#endif
    if (all > *left)
        return false;
    *length = read16(*at);
    *part = *at + 2;
    *at += all;
    *left -= all;
    return true;
}

enum packet_error packet_parse(const uint8_t *bytes, size_t n, struct packet *p) {
    if (n < 1)
        return PACKET_SHORT;
    p->kind = bytes[0];
    if (p->kind >= KINDS) {
        packet_log("kind", p->kind);
        return PACKET_KIND;
    }
    const uint8_t *at = bytes + 1;
    size_t left = n - 1;
    if (!take(&at, &left, &p->name, &p->name_length) || !take(&at, &left, &p->body, &p->body_length))
        return PACKET_SHORT;
    return PACKET_OK;
}

size_t packet_option(const uint8_t *body, size_t n, uint8_t tag) {
    size_t at = 0;
    while (n - at >= 2) {
        size_t length = body[at + 1];
#ifndef PACKET_BUG
        if (length < 2)
            return n;
#endif
        if (length > n - at)
            return n;
        if (body[at] == tag && length >= 2)
            return at;
        at += length;
    }
    return n;
}
