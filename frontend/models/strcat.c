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
	for (; i < max && from[i]; i++)
		to[n + i] = from[i];
	to[n + i] = 0;
	return to;
}
