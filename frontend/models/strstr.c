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
