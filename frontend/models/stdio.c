/* Input has any length up to what was asked for, and any bytes. */
size_t fread(void *p, size_t size, size_t n, void *file) {
	(void)file;
	size_t got = __VERIFIER_nondet_ulong();
	__VERIFIER_assume(got <= n);
	if (size && got)
		__CPROVER_havoc_slice(p, size * got);
	return size ? got : 0;
}

ssize_t read(int fd, void *p, size_t n) {
	(void)fd;
	ssize_t got = __VERIFIER_nondet_long();
	__VERIFIER_assume(-1 <= got && (got <= 0 || (size_t)got <= n));
	if (got > 0)
		__CPROVER_havoc_slice(p, got);
	return got;
}

/* Output reads its text to the end. */
int puts(const char *s) {
	strlen(s);
	return __VERIFIER_nondet_int();
}

int fputs(const char *s, void *file) {
	(void)file;
	return puts(s);
}
