// The text is read through a pointer that moves, and not at s[n], so that the loop goes by places in the text where s is one of several.
size_t strspn(const char *s, const char *accept) {
	const char *at = s;
	for (; *at; at++) {
		size_t i = 0;
		while (accept[i] && accept[i] != *at)
			i++;
		if (!accept[i])
			break;
	}
	return (size_t)(at - s);
}

size_t strcspn(const char *s, const char *reject) {
	const char *at = s;
	for (; *at; at++) {
		size_t i = 0;
		while (reject[i] && reject[i] != *at)
			i++;
		if (reject[i])
			break;
	}
	return (size_t)(at - s);
}

char *strpbrk(const char *s, const char *accept) {
	s += strcspn(s, accept);
	return *s ? (char *)s : NULL;
}
