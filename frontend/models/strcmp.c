// The two are one string for sure, however long it is.
static _Bool same_text(const char *a, const char *b) {
	if (!__seabmc_same(a, b) || !__seabmc_ends(a))
		return 0;
	__seabmc_readable(a, 1);
	return 1;
}

int strcmp(const char *a, const char *b) {
	if (same_text(a, b))
		return 0;
	size_t i = 0;
	while (a[i] && a[i] == b[i])
		i++;
	return of_sign((unsigned char)a[i] - (unsigned char)b[i]);
}

int strcoll(const char *a, const char *b) {
	int order = strcmp(a, b);
	return other_locale & LOCALE(3) ? (int)VAGUE("strcoll after setlocale") : order;
}

int strncmp(const char *a, const char *b, size_t n) {
	for (size_t i = 0; i < n; i++) {
		if (a[i] != b[i])
			return of_sign((unsigned char)a[i] - (unsigned char)b[i]);
		if (!a[i])
			return 0;
	}
	return 0;
}

int strcasecmp(const char *a, const char *b) {
	size_t i = 0;
	while (a[i] && tolower((unsigned char)a[i]) == tolower((unsigned char)b[i]))
		i++;
	return of_sign(tolower((unsigned char)a[i]) - tolower((unsigned char)b[i]));
}

static int case_difference(const char *a, const char *b, size_t n) {
	for (size_t i = 0; i < n; i++) {
		int d = tolower((unsigned char)a[i]) - tolower((unsigned char)b[i]);
		if (d || !a[i])
			return d;
	}
	return 0;
}

int strncasecmp(const char *a, const char *b, size_t n) {
	return of_sign(case_difference(a, b, n));
}
