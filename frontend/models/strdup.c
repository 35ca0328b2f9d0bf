char *strdup(const char *s) {
	size_t n = strlen(s) + 1;
	char *copy = malloc(n);
	if (copy)
		memcpy(copy, s, n);
	return copy;
}

char *strndup(const char *s, size_t max) {
	size_t n = strnlen(s, max);
	char *copy = malloc(n + 1);
	if (copy) {
		memcpy(copy, s, n);
		copy[n] = 0;
	}
	return copy;
}
