// Characters of several bytes. Those of ASCII are the same in all locales of Linux; what others are depends on the locale.
typedef int mbstate;
int wcscmp(const wchar_t *, const wchar_t *);

static _Bool is_ascii(unsigned c) {
	if (c > 127)
		__seabmc_unsupported("a character that is not ASCII, as multibyte character");
	return 1;
}

size_t __ctype_get_mb_cur_max(void) {
	if (!(other_locale & LOCALE(0)))
		return 1;
	size_t n = __VERIFIER_nondet_ulong();
	__VERIFIER_assume(1 <= n && n <= 16);
	return n;
}

int mbsinit(const mbstate *state) {
	return !state || !*state;
}

size_t mbrtowc(wchar_t *to, const char *s, size_t n, mbstate *state) {
	(void)state;
	if (!s)
		return 0;
	if (n == 0)
		return -2;
	is_ascii((unsigned char)*s);
	if (to)
		*to = *s;
	return *s != 0;
}

size_t mbrlen(const char *s, size_t n, mbstate *state) {
	return mbrtowc(NULL, s, n, state);
}

int mbtowc(wchar_t *to, const char *s, size_t n) {
	return s && n == 0 ? -1 : (int)mbrtowc(to, s, n, NULL);
}

int mblen(const char *s, size_t n) {
	return mbtowc(NULL, s, n);
}

size_t wcrtomb(char *to, wchar_t c, mbstate *state) {
	(void)state;
	if (!to)
		return 1;
	is_ascii(c);
	*to = c;
	return 1;
}

int wctomb(char *to, wchar_t c) {
	return to ? (int)wcrtomb(to, c, NULL) : 0;
}

size_t mbstowcs(wchar_t *to, const char *s, size_t n) {
	size_t i = 0;
	for (; !to || i < n; i++) {
		is_ascii((unsigned char)s[i]);
		if (to)
			to[i] = s[i];
		if (!s[i])
			break;
	}
	return i;
}

size_t wcstombs(char *to, const wchar_t *s, size_t n) {
	size_t i = 0;
	for (; !to || i < n; i++) {
		is_ascii(s[i]);
		if (to)
			to[i] = s[i];
		if (!s[i])
			break;
	}
	return i;
}

size_t mbsrtowcs(wchar_t *to, const char **s, size_t n, mbstate *state) {
	(void)state;
	size_t i = mbstowcs(to, *s, n);
	if (to)
		*s = i < n ? NULL : *s + i;
	return i;
}

size_t wcsrtombs(char *to, const wchar_t **s, size_t n, mbstate *state) {
	(void)state;
	size_t i = wcstombs(to, *s, n);
	if (to)
		*s = i < n ? NULL : *s + i;
	return i;
}

unsigned btowc(int c) {
	if (c == -1)
		return -1;
	is_ascii((unsigned char)c);
	return (unsigned char)c;
}

int wctob(unsigned c) {
	if (c == (unsigned)-1)
		return -1;
	is_ascii(c);
	return c;
}

int wcscoll(const wchar_t *a, const wchar_t *b) {
	if (other_locale & LOCALE(3))
		__seabmc_unsupported("wcscoll after setlocale");
	return wcscmp(a, b);
}
