size_t wcslen(const wchar_t *s) {
	const wchar_t *p = s;
	while (*p)
		p++;
	return p - s;
}

size_t wcsnlen(const wchar_t *s, size_t n) {
	size_t i = 0;
	while (i < n && s[i])
		i++;
	return i;
}

int wcsncmp(const wchar_t *a, const wchar_t *b, size_t n) {
	for (; n; n--, a++, b++) {
		if (*a != *b)
			return of_sign(*a < *b ? -1 : 1);
		if (!*a)
			break;
	}
	return 0;
}

int wcscmp(const wchar_t *a, const wchar_t *b) {
	return wcsncmp(a, b, -1);
}

int wmemcmp(const wchar_t *a, const wchar_t *b, size_t n) {
	for (; n; n--, a++, b++)
		if (*a != *b)
			return of_sign(*a < *b ? -1 : 1);
	return 0;
}

wchar_t *wmemcpy(wchar_t *to, const wchar_t *from, size_t n) {
	return memcpy(to, from, bytes_of(sizeof *to, n));
}

wchar_t *wmemmove(wchar_t *to, const wchar_t *from, size_t n) {
	return memmove(to, from, bytes_of(sizeof *to, n));
}

wchar_t *wmemset(wchar_t *to, wchar_t c, size_t n) {
	for (size_t i = 0; i < n; i++)
		to[i] = c;
	return to;
}

wchar_t *wmemchr(const wchar_t *s, wchar_t c, size_t n) {
	for (; n; n--, s++)
		if (*s == c)
			return (wchar_t *)s;
	return NULL;
}

wchar_t *wcscpy(wchar_t *to, const wchar_t *from) {
	size_t i = 0;
	do {
		__seabmc_overlap(to + i, from);
		__seabmc_overlap(from + i, to);
	} while ((to[i] = from[i]) && ++i);
	return to;
}

wchar_t *wcsncpy(wchar_t *to, const wchar_t *from, size_t n) {
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

wchar_t *wcscat(wchar_t *to, const wchar_t *from) {
	wcscpy(to + wcslen(to), from);
	return to;
}

wchar_t *wcsncat(wchar_t *to, const wchar_t *from, size_t n) {
	wchar_t *p = to + wcslen(to);
	size_t i = 0;
	for (; i < n && from[i]; i++) {
		__seabmc_overlap(p + i, from);
		__seabmc_overlap(from + i, p);
		p[i] = from[i];
	}
	if (i < n) // the end of from was read, and may be where the end of the result goes
		__seabmc_overlap(p, from + i);
	p[i] = 0;
	return to;
}

wchar_t *wcschr(const wchar_t *s, wchar_t c) {
	for (;; s++) {
		if (*s == c)
			return (wchar_t *)s;
		if (!*s)
			return NULL;
	}
}

wchar_t *wcsrchr(const wchar_t *s, wchar_t c) {
	const wchar_t *last = NULL;
	for (;; s++) {
		if (*s == c)
			last = s;
		if (!*s)
			return (wchar_t *)last;
	}
}

wchar_t *wcsstr(const wchar_t *s, const wchar_t *part) {
	size_t n = wcslen(part);
	for (;; s++) {
		if (!wcsncmp(s, part, n))
			return (wchar_t *)s;
		if (!*s)
			return NULL;
	}
}

size_t wcsspn(const wchar_t *s, const wchar_t *set) {
	size_t i = 0;
	while (s[i] && wcschr(set, s[i]))
		i++;
	return i;
}

size_t wcscspn(const wchar_t *s, const wchar_t *set) {
	size_t i = 0;
	while (s[i] && !wcschr(set, s[i]))
		i++;
	return i;
}
