// The size of n elements; the most that there is, which no object has, where that does not fit.
static size_t bytes_of(size_t size, size_t n) {
	size_t bytes;
	return __builtin_mul_overflow(size, n, &bytes) ? (size_t)-1 : bytes;
}

/* Input has any length up to what was asked for, and any bytes. */
size_t fread(void *p, size_t size, size_t n, void *file) {
	__seabmc_stream(file);
	if (!size || !n)
		return 0;
	int first = size > 1 || n > 1 ? take_first(file) : take_back(file);
	if (first < 0 && input_ended(file))
		return 0;
	size_t got = __VERIFIER_nondet_ulong();
	__VERIFIER_assume(got <= n && (first < 0 || size > 1 || got > 0));
	size_t bytes = bytes_of(size, got);
	if (got < n) {
		input_stops(file);
		if (__builtin_add_overflow(bytes, size - 1, &bytes)) // a part of an element that was read has any value
			bytes = -1;
	}
	if (bytes)
		__CPROVER_havoc_slice(p, bytes);
	if (first >= 0)
		*(unsigned char *)p = first;
	return got;
}

ssize_t read(int fd, void *p, size_t n) {
	(void)fd;
	ssize_t got = __VERIFIER_nondet_long();
	__VERIFIER_assume(-1 <= got && (got <= 0 || (size_t)got <= n));
	if (got > 0)
		__CPROVER_havoc_slice(p, got);
	return got < 0 ? failing(-1) : got;
}

/* Output reads its text to the end. */
static void read_text(const char *s) {
	if (__seabmc_ends(s))
		__seabmc_readable(s, 1);
	else
		strlen(s);
}

static int put_text(const char *s, void *file) {
	read_text(s);
	shifted(file);
	int put = __VERIFIER_nondet_int();
	__VERIFIER_assume(put >= -1);
	if (put < 0)
		output_fails(file);
	return put;
}

int puts(const char *s) {
	return put_text(s, stdout);
}

int fputs(const char *s, void *file) {
	__seabmc_stream(file);
	return put_text(s, file);
}

void perror(const char *s) {
	if (s)
		read_text(s);
}

/* Of what is written any part may be taken. */
size_t fwrite(const void *p, size_t size, size_t n, void *file) {
	__seabmc_stream(file);
	if (!size || !n)
		return 0;
	shifted(file);
	size_t put = __VERIFIER_nondet_ulong();
	__VERIFIER_assume(put <= n);
	__seabmc_readable(p, bytes_of(size, n));
	if (put < n)
		output_fails(file);
	return put;
}

ssize_t write(int fd, const void *p, size_t n) {
	(void)fd;
	ssize_t put = __VERIFIER_nondet_long();
	__VERIFIER_assume(-1 <= put && (put <= 0 || (size_t)put <= n));
	if (n)
		__seabmc_readable(p, n);
	return put < 0 ? failing(-1) : put;
}

ssize_t pwrite(int fd, const void *p, size_t n, long at) {
	(void)at;
	return write(fd, p, n);
}

ssize_t send(int fd, const void *p, size_t n, int flags) {
	(void)flags;
	return write(fd, p, n);
}

ssize_t sendto(int fd, const void *p, size_t n, int flags, const void *address, unsigned size) {
	if (address)
		__seabmc_readable(address, size);
	return send(fd, p, n, flags);
}

ssize_t recv(int fd, void *p, size_t n, int flags) {
	(void)flags;
	return read(fd, p, n);
}

ssize_t pread(int fd, void *p, size_t n, long at) {
	(void)at;
	return read(fd, p, n);
}

int setvbuf(void *file, char *buffer, int mode, size_t n) {
	(void)mode, (void)n;
	__seabmc_stream(file);
	if (buffer)
		__seabmc_unsupported("setvbuf with a buffer");
	return __VERIFIER_nondet_int();
}

void setbuf(void *file, char *buffer) {
	setvbuf(file, buffer, 0, 0);
}

// The same without a lock.
size_t fread_unlocked(void *p, size_t size, size_t n, void *file) {
	return fread(p, size, n, file);
}

size_t fwrite_unlocked(const void *p, size_t size, size_t n, void *file) {
	return fwrite(p, size, n, file);
}

int fputs_unlocked(const char *s, void *file) {
	return fputs(s, file);
}
