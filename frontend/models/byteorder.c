/* Between the order of bytes on the network and that of x86 and ARM machines. */
unsigned short htons(unsigned short x) {
	return x >> 8 | x << 8;
}

unsigned short ntohs(unsigned short x) {
	return htons(x);
}

unsigned htonl(unsigned x) {
	return x >> 24 | (x >> 8 & 0xff00) | (x << 8 & 0xff0000) | x << 24;
}

unsigned ntohl(unsigned x) {
	return htonl(x);
}

// Addresses that begin with zeros.
typedef struct { unsigned words[4]; } long_address;
long_address in6addr_any = {{0}};
long_address in6addr_loopback = {{0, 0, 0, 0x01000000}};
