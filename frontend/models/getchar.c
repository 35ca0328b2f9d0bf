int getchar(void) {
	int c = __VERIFIER_nondet_int();
	__VERIFIER_assume(-1 <= c && c <= 255);
	return c;
}

int fgetc(void *file) {
	__seabmc_stream(file);
	return getchar();
}

int getc(void *file) {
	return fgetc(file);
}

int getc_unlocked(void *file) {
	return fgetc(file);
}

int fgetc_unlocked(void *file) {
	return fgetc(file);
}

int getchar_unlocked(void) {
	return getchar();
}

char *fgets(char *s, int size, void *file) {
	__seabmc_stream(file);
	if (size <= 0 || __VERIFIER_nondet_bool())
		return NULL;
	size_t n = __VERIFIER_nondet_ulong();
	__VERIFIER_assume(n < (size_t)size);
	__CPROVER_havoc_slice(s, n);
	s[n] = 0;
	if (__seabmc_known(size) && size <= 256) // beyond, a line with two ends is thought possible
		for (int i = 0; i + 2 < size; i++)
			if ((size_t)i + 1 < n)
				__VERIFIER_assume(s[i] != '\n');
	return s;
}

char *fgets_unlocked(char *s, int size, void *file) {
	return fgets(s, size, file);
}

// Input can be of any length.
char *gets(char *s) {
	if (__VERIFIER_nondet_bool())
		return NULL;
	size_t n = __VERIFIER_nondet_ulong();
	__CPROVER_havoc_slice(s, n);
	s[n] = 0;
	return s;
}

int ungetc(int c, void *file) {
	__seabmc_stream(file);
	return c != -1 && __VERIFIER_nondet_bool() ? (unsigned char)c : -1;
}
