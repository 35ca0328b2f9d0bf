char *strchr(const char *s, int c) {
	for (;; s++) {
		if (*s == (char)c)
			return (char *)s;
		if (!*s)
			return NULL;
	}
}

char *index(const char *s, int c) {
	return strchr(s, c);
}

char *strchrnul(const char *s, int c) {
	while (*s && *s != (char)c)
		s++;
	return (char *)s;
}

char *strrchr(const char *s, int c) {
	const char *last = NULL;
	for (;; s++) {
		if (*s == (char)c)
			last = s;
		if (!*s)
			return (char *)last;
	}
}

char *rindex(const char *s, int c) {
	return strrchr(s, c);
}
