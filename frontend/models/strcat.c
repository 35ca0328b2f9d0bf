char *strcat(char *to, const char *from) {
	size_t n = 0, i = 0;
	while (to[n])
		n++;
	do {
		__seabmc_overlap(to + n + i, from);
		__seabmc_overlap(from + i, to + n);
	} while ((to[n + i] = from[i]) && ++i);
	return to;
}

char *strncat(char *to, const char *from, size_t max) {
	size_t n = 0, i = 0;
	while (to[n])
		n++;
	for (; i < max && from[i]; i++) {
		__seabmc_overlap(to + n + i, from);
		__seabmc_overlap(from + i, to + n);
		to[n + i] = from[i];
	}
	if (i < max) // the end of from was read, and may be where the end of the result goes
		__seabmc_overlap(to + n, from + i);
	to[n + i] = 0;
	return to;
}

size_t strlcat(char *to, const char *from, size_t size) {
	size_t n = strnlen(to, size), m = strlen(from);
	if (n == size)
		return n + m;
	size_t room = size - n - 1;
	memcpy(to + n, from, m < room ? m : room);
	to[n + (m < room ? m : room)] = 0;
	return n + m;
}
