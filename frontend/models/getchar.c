static int any_character(void *file) {
	int c = __VERIFIER_nondet_int();
	__VERIFIER_assume(-1 <= c && c <= 255);
	if (c < 0)
		input_stops(file);
	return c;
}

static int next_character(void *file) {
	int c = take_back(file);
	if (c < 0 && !input_ended(file))
		c = any_character(file);
	return c;
}

int getchar(void) {
	return next_character(stdin);
}

int fgetc(void *file) {
	__seabmc_stream(file);
	return next_character(file);
}

int getc(void *file) {
	return fgetc(file);
}

int _IO_getc(void *file) { // getc in the headers of old libraries
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

// A line, or as much of one as there is room for. Where reading fails, the array has any contents.
char *fgets(char *s, int size, void *file) {
	__seabmc_stream(file);
	if (size <= 0)
		return NULL;
	if (size == 1) { // nothing is read: whether that is an end is not said
		if (__VERIFIER_nondet_bool())
			return NULL;
		s[0] = 0;
		return s;
	}
	int first = size > 2 ? take_first(file) : take_back(file);
	if (first < 0 && input_ended(file))
		return NULL;
	if (__VERIFIER_nondet_bool()) {
		_Bool failed = input_stops(file);
		__VERIFIER_assume(failed || first < 0);
		if (failed)
			__CPROVER_havoc_slice(s, size);
		return NULL;
	}
	size_t n = __VERIFIER_nondet_ulong();
	__VERIFIER_assume(0 < n && n < (size_t)size);
	s[n] = 0; // before the rest, so that a trace shows a text
	__CPROVER_havoc_slice(s, n);
	if (first >= 0)
		s[0] = first;
	if (__seabmc_known(size) && size <= 256) // beyond, a line with two ends is thought possible
		for (int i = 0; i + 2 < size; i++)
			if ((size_t)i + 1 < n)
				__VERIFIER_assume(s[i] != '\n');
	if (watched() && n + 1 < (size_t)size && s[n - 1] != '\n')
		STATE(file)->end = 1;
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
