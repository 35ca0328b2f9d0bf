// Streams. Each is an object: those that fopen and the like open die in fclose, so that using them afterwards is met.
typedef union {
	struct stream_state state;
	long words[27]; // of the size that glibc's FILE has
} stream;

static stream standard[3] = {{{.fd = 0}}, {{.fd = 1}}, {{.fd = 2}}};
void *stdin = &standard[0];
void *stdout = &standard[1];
void *stderr = &standard[2];

#ifndef NEW_STREAM
#define NEW_STREAM __CPROVER_allocate(sizeof(stream), 0)
// A stream that was not opened here, one of the three or an argument of the function that is checked, lives on.
#define END_STREAM(file) (__CPROVER_DYNAMIC_OBJECT(file) ? __CPROVER_deallocate(file) : (void)0)
#endif

// Why it failed is told in errno, which is never 0 then (C11 7.5p3). It is written only where the program asks, and if it changes: a loop
// that tries again would have a new state in each round otherwise.
static int failing(int failed) {
	if (__seabmc_calls("__errno_location")) {
		int number = __VERIFIER_nondet_int(), *to = __errno_location();
		__VERIFIER_assume(number > 0);
		if (*to != number)
			*to = number;
	}
	return failed;
}

static int open_descriptor(void) {
	int fd = __VERIFIER_nondet_int();
	__VERIFIER_assume(fd >= 0);
	return fd;
}

// A new stream, or none.
static void *new_stream(void) {
	if (__VERIFIER_nondet_bool()) {
		failing(0);
		return NULL;
	}
	void *file = NEW_STREAM;
	opened(file, __seabmc_calls("fileno") || __seabmc_calls("fileno_unlocked") ? open_descriptor() : 0);
	return file;
}

void *fopen(const char *path, const char *mode) {
	read_text(path);
	read_text(mode);
	void *file = new_stream();
	if (file && mode[0] != 'a')
		at_place(file, 0);
	return file;
}

void *fopen64(const char *path, const char *mode) {
	return fopen(path, mode);
}

void *fdopen(int fd, const char *mode) {
	read_text(mode);
	if (fd < 0) {
		failing(0);
		return NULL;
	}
	void *file = new_stream();
	if (file)
		opened(file, fd);
	return file;
}

void *popen(const char *command, const char *mode) {
	read_text(command);
	read_text(mode);
	return new_stream();
}

void *tmpfile(void) {
	return new_stream();
}

void *tmpfile64(void) {
	return new_stream();
}

int fclose(void *file) {
	__seabmc_stream(file);
	END_STREAM(file);
	return outcome();
}

int pclose(void *file) {
	fclose(file);
	return __VERIFIER_nondet_int();
}

// The stream, or none: what it was is closed then.
void *freopen(const char *path, const char *mode, void *file) {
	__seabmc_stream(file);
	if (path)
		read_text(path);
	read_text(mode);
	if (__VERIFIER_nondet_bool()) {
		opened(file, open_descriptor());
		return file;
	}
	END_STREAM(file);
	failing(0);
	return NULL;
}

void *freopen64(const char *path, const char *mode, void *file) {
	return freopen(path, mode, file);
}

int fflush(void *file) {
	if (file)
		__seabmc_stream(file);
	if (!__VERIFIER_nondet_bool())
		return 0;
	output_fails(file);
	return -1;
}

// A character that was written is given back.
int fputc(int c, void *file) {
	__seabmc_stream(file);
	shifted(file);
	if (__VERIFIER_nondet_bool())
		return (unsigned char)c;
	output_fails(file);
	return -1;
}

int putc(int c, void *file) {
	return fputc(c, file);
}

int _IO_putc(int c, void *file) { // putc in the headers of old libraries
	return fputc(c, file);
}

int putchar(int c) {
	return fputc(c, stdout);
}

int putc_unlocked(int c, void *file) {
	return fputc(c, file);
}

int fputc_unlocked(int c, void *file) {
	return fputc(c, file);
}

int putchar_unlocked(int c) {
	return putchar(c);
}
