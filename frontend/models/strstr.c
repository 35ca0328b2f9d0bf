char *strstr(const char *s, const char *needle) {
	for (;; s++) {
		size_t i = 0;
		while (needle[i] && s[i] == needle[i])
			i++;
		if (!needle[i])
			return (char *)s;
		if (!*s)
			return NULL;
	}
}

char *strcasestr(const char *s, const char *part) {
	size_t n = strlen(part);
	for (;; s++) {
		if (!case_difference(s, part, n))
			return (char *)s;
		if (!*s)
			return NULL;
	}
}
