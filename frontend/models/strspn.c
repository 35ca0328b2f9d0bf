size_t strspn(const char *s, const char *accept) {
	size_t n = 0;
	for (; s[n]; n++) {
		size_t i = 0;
		while (accept[i] && accept[i] != s[n])
			i++;
		if (!accept[i])
			break;
	}
	return n;
}

size_t strcspn(const char *s, const char *reject) {
	size_t n = 0;
	for (; s[n]; n++) {
		size_t i = 0;
		while (reject[i] && reject[i] != s[n])
			i++;
		if (reject[i])
			break;
	}
	return n;
}

char *strpbrk(const char *s, const char *accept) {
	s += strcspn(s, accept);
	return *s ? (char *)s : NULL;
}
