void *memchr(const void *s, int c, size_t n) {
	for (const unsigned char *p = s; n > 0; p++, n--) // and not p[i], as in strspn
		if (*p == (unsigned char)c)
			return (void *)p;
	return NULL;
}

void *memrchr(const void *s, int c, size_t n) {
	const unsigned char *p = s;
	while (n > 0)
		if (p[--n] == (unsigned char)c)
			return (void *)(p + n);
	return NULL;
}

void *rawmemchr(const void *s, int c) {
	const unsigned char *p = s;
	while (*p != (unsigned char)c)
		p++;
	return (void *)p;
}

void *memmem(const void *hay, size_t hay_size, const void *needle, size_t needle_size) {
	const char *h = hay;
	for (size_t i = 0; i <= hay_size && needle_size <= hay_size - i; i++)
		if (same_bytes(h + i, needle, needle_size))
			return (void *)(h + i);
	return NULL;
}
