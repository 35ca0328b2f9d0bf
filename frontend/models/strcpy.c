char *strcpy(char *to, const char *from) {
	if (__seabmc_whole(from))
		return memcpy(to, from, whole_length(from) + 1);
	size_t i = 0;
	do {
		__seabmc_overlap(to + i, from);
		__seabmc_overlap(from + i, to);
	} while ((to[i] = from[i]) && ++i);
	return to;
}

char *stpcpy(char *to, const char *from) {
	strcpy(to, from);
	return to + strlen(to);
}

char *strncpy(char *to, const char *from, size_t n) {
	size_t i = 0;
	for (; i < n && from[i]; i++) {
		__seabmc_overlap(to + i, from);
		__seabmc_overlap(from + i, to);
		to[i] = from[i];
	}
	for (; i < n; i++)
		to[i] = 0;
	return to;
}

char *stpncpy(char *to, const char *from, size_t n) {
	strncpy(to, from, n);
	return to + strnlen(to, n);
}

size_t strlcpy(char *to, const char *from, size_t size) {
	size_t i = 0;
	for (; i + 1 < size && from[i]; i++) {
		__seabmc_overlap(to + i, from);
		__seabmc_overlap(from + i, to);
		to[i] = from[i];
	}
	if (size)
		to[i] = 0;
	while (from[i])
		i++;
	return i;
}
