// Streams. Each is an object: those that fopen and the like open die in fclose, so that using them afterwards is met.
typedef struct {
	long words[27];
} stream; // of the size that glibc's FILE has

static stream standard[3];
void *stdin = &standard[0];
void *stdout = &standard[1];
void *stderr = &standard[2];

#ifndef NEW_STREAM
#define NEW_STREAM __CPROVER_allocate(sizeof(stream), 0)
// A stream that was not opened here, one of the three or an argument of the function that is checked, lives on.
#define END_STREAM(file) (__CPROVER_DYNAMIC_OBJECT(file) ? __CPROVER_deallocate(file) : (void)0)
#endif

static int failing(int failed) {
	*__errno_location() = __VERIFIER_nondet_int();
	return failed;
}

// A new stream, or none.
static void *new_stream(void) {
	if (__VERIFIER_nondet_bool()) {
		failing(0);
		return NULL;
	}
	return NEW_STREAM;
}

void *fopen(const char *path, const char *mode) {
	strlen(path);
	strlen(mode);
	return new_stream();
}

void *fopen64(const char *path, const char *mode) {
	return fopen(path, mode);
}

void *fdopen(int fd, const char *mode) {
	(void)fd;
	strlen(mode);
	return new_stream();
}

void *popen(const char *command, const char *mode) {
	strlen(command);
	strlen(mode);
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
		strlen(path);
	strlen(mode);
	if (__VERIFIER_nondet_bool())
		return file;
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
	return outcome();
}

int ferror(void *file) {
	__seabmc_stream(file);
	return __VERIFIER_nondet_int();
}

int feof(void *file) {
	__seabmc_stream(file);
	return __VERIFIER_nondet_int();
}

void clearerr(void *file) {
	__seabmc_stream(file);
}

int fileno(void *file) {
	__seabmc_stream(file);
	int fd = __VERIFIER_nondet_int();
	__VERIFIER_assume(fd >= -1);
	return fd;
}

int fseek(void *file, long at, int from) {
	(void)at, (void)from;
	__seabmc_stream(file);
	return outcome();
}

int fseeko(void *file, long at, int from) {
	return fseek(file, at, from);
}

long ftell(void *file) {
	__seabmc_stream(file);
	long at = __VERIFIER_nondet_long();
	__VERIFIER_assume(at >= -1);
	if (at < 0)
		failing(-1);
	return at;
}

long ftello(void *file) {
	return ftell(file);
}

void rewind(void *file) {
	__seabmc_stream(file);
}

int fgetpos(void *file, void *at) {
	__seabmc_stream(file);
	if (__VERIFIER_nondet_bool())
		return failing(-1);
	__CPROVER_havoc_slice(at, sizeof(long) == 8 ? 16 : 12);
	return 0;
}

int fsetpos(void *file, const void *at) {
	__seabmc_stream(file);
	__seabmc_readable(at, 1);
	return outcome();
}

// A character that was written is given back.
int fputc(int c, void *file) {
	__seabmc_stream(file);
	return __VERIFIER_nondet_bool() ? (unsigned char)c : -1;
}

int putc(int c, void *file) {
	return fputc(c, file);
}

int putchar(int c) {
	return fputc(c, standard);
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

int feof_unlocked(void *file) {
	return feof(file);
}

int ferror_unlocked(void *file) {
	return ferror(file);
}
