// The length of a string of any length whose object ends with its only 0.
static size_t whole_length(const char *s) {
	__seabmc_readable(s, 1);
	size_t n = __CPROVER_OBJECT_SIZE(s) - __CPROVER_POINTER_OFFSET(s) - 1;
	while (__seabmc_text_fact()) {
		size_t i = __seabmc_variable(8 * sizeof i, 0, 1);
		__seabmc_holds(i >= n || s[i]);
	}
	__VERIFIER_assume(__seabmc_quantified());
	return n;
}

size_t strlen(const char *s) {
	if (__seabmc_whole(s))
		return whole_length(s);
	size_t n = 0;
	while (s[n])
		n++;
	return n;
}

size_t strnlen(const char *s, size_t max) {
	size_t n = 0;
	while (n < max && s[n])
		n++;
	return n;
}
