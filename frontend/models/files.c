// What the system tells about files and itself is anything.
static int tell(void *p, size_t n) {
	if (__VERIFIER_nondet_bool())
		return failing(-1);
	__CPROVER_havoc_slice(p, n);
	return 0;
}

#define STAT_SIZE (sizeof(long) == 8 ? 144 : 88)
#define STAT64_SIZE (sizeof(long) == 8 ? 144 : 96)

int stat(const char *path, void *p) {
	read_text(path);
	return tell(p, STAT_SIZE);
}

int lstat(const char *path, void *p) {
	return stat(path, p);
}

int fstat(int fd, void *p) {
	(void)fd;
	return tell(p, STAT_SIZE);
}

int stat64(const char *path, void *p) {
	read_text(path);
	return tell(p, STAT64_SIZE);
}

int lstat64(const char *path, void *p) {
	return stat64(path, p);
}

int fstat64(int fd, void *p) {
	(void)fd;
	return tell(p, STAT64_SIZE);
}

// stat and its like as the headers of old libraries call them, with the version of the structure.
int __xstat(int version, const char *path, void *p) {
	(void)version;
	return stat(path, p);
}

int __lxstat(int version, const char *path, void *p) {
	(void)version;
	return stat(path, p);
}

int __fxstat(int version, int fd, void *p) {
	(void)version;
	return fstat(fd, p);
}

int __xstat64(int version, const char *path, void *p) {
	(void)version;
	return stat64(path, p);
}

int __lxstat64(int version, const char *path, void *p) {
	(void)version;
	return stat64(path, p);
}

int __fxstat64(int version, int fd, void *p) {
	(void)version;
	return fstat64(fd, p);
}

// A string of any length below size.
static void any_text(char *p, size_t size) {
	size_t n = __VERIFIER_nondet_ulong();
	__VERIFIER_assume(n < size);
	__CPROVER_havoc_slice(p, n + 1);
	__VERIFIER_assume(p[n] == 0);
}

char *getcwd(char *p, size_t size) {
	if (!p)
		__seabmc_unsupported("getcwd that allocates");
	if (size == 0 || __VERIFIER_nondet_bool()) {
		failing(0);
		return NULL;
	}
	any_text(p, size);
	return p;
}

int gethostname(char *p, size_t size) {
	if (size == 0 || __VERIFIER_nondet_bool())
		return failing(-1);
	__CPROVER_havoc_slice(p, size); // a name that is cut need not end
	return 0;
}

ssize_t readlink(const char *path, char *p, size_t size) {
	read_text(path);
	return read(0, p, size);
}

// A line of any bytes; the buffer grows as it must, also where nothing is read.
ssize_t getdelim(char **line, size_t *size, int delimiter, void *file) {
	__seabmc_stream(file);
	int first = take_first(file);
	size_t n = __VERIFIER_nondet_ulong();
	__VERIFIER_assume(n < (size_t)1 << 30);
	if (first < 0 && input_ended(file))
		n = 0;
	if (!*line || *size <= n) {
		size_t room = n < 119 ? 120 : 2 * n;
		char *p = malloc(room); // what is in it is unknown, as what is read
		if (!p)
			return -1;
		free(*line);
		*line = p;
		*size = room;
	} else if (n) {
		__CPROVER_havoc_slice(*line, n);
	}
	if (n == 0) {
		if (first >= 0 || !input_ended(file))
			input_stops(file);
		return -1;
	}
	if (first >= 0)
		**line = first;
	if (watched() && (*line)[n - 1] != (char)delimiter)
		STATE(file)->end = 1;
	(*line)[n] = 0;
	return n;
}

ssize_t getline(char **line, size_t *size, void *file) {
	return getdelim(line, size, '\n', file);
}
