void bzero(void *s, size_t n) {
	memset(s, 0, n);
}

void explicit_bzero(void *s, size_t n) {
	memset(s, 0, n);
}

void bcopy(const void *from, void *to, size_t n) {
	memmove(to, from, n);
}

void *mempcpy(void *to, const void *from, size_t n) {
	memcpy(to, from, n);
	return (char *)to + n;
}

void *memccpy(void *to, const void *from, int c, size_t n) {
	unsigned char *t = to;
	const unsigned char *f = from;
	for (size_t i = 0; i < n; i++) {
		__seabmc_overlap(t + i, from);
		__seabmc_overlap(f + i, to);
		t[i] = f[i];
		if (f[i] == (unsigned char)c)
			return t + i + 1;
	}
	return NULL;
}

void swab(const void *from, void *to, ssize_t n) {
	const char *f = from;
	char *t = to;
	for (ssize_t i = 0; i + 1 < n; i += 2) {
		char first = f[i], second = f[i + 1];
		t[i] = second;
		t[i + 1] = first;
	}
}
