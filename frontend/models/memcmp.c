int memcmp(const void *a, const void *b, size_t n) {
	const unsigned char *x = a, *y = b;
	__seabmc_readable(a, n);
	__seabmc_readable(b, n);
	for (size_t i = 0; i < n; i++)
		if (x[i] != y[i])
			return x[i] - y[i];
	return 0;
}

int bcmp(const void *a, const void *b, size_t n) {
	return memcmp(a, b, n);
}
