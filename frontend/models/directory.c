// Directories: each has any entries.
struct dirent {
	unsigned long number;
	long offset;
	unsigned short size;
	unsigned char type;
	char name[256];
};

struct dirent64 {
	unsigned long long number;
	long long offset;
	unsigned short size;
	unsigned char type;
	char name[256];
};

typedef struct {
	struct dirent entry;
	struct dirent64 entry64;
} directory;

void *opendir(const char *path) {
	read_text(path);
	if (__VERIFIER_nondet_bool()) {
		failing(0);
		return NULL;
	}
	return __CPROVER_allocate(sizeof(directory), 0);
}

void *fdopendir(int fd) {
	(void)fd;
	return opendir("");
}

#define READ(e) \
	if (__VERIFIER_nondet_bool()) { \
		if (__VERIFIER_nondet_bool()) \
			failing(0); \
		return NULL; \
	} \
	__CPROVER_havoc_slice(e, sizeof *(e)); \
	(e)->name[sizeof (e)->name - 1] = 0; \
	return e;

struct dirent *readdir(void *d) {
	__seabmc_stream(d);
	READ(&((directory *)d)->entry)
}

struct dirent64 *readdir64(void *d) {
	__seabmc_stream(d);
	READ(&((directory *)d)->entry64)
}

int closedir(void *d) {
	__seabmc_stream(d);
	__CPROVER_deallocate(d);
	return outcome();
}

int dirfd(void *d) {
	__seabmc_stream(d);
	int fd = __VERIFIER_nondet_int();
	__VERIFIER_assume(fd >= -1);
	return fd;
}

void rewinddir(void *d) {
	__seabmc_stream(d);
}

// The X at the end of a name become letters and digits, so that there is no such file.
static int unique_name(char *path, size_t behind) {
	size_t n = strlen(path);
	char *x = path + n - behind - 6;
	if (n < behind + 6 || memcmp(x, "XXXXXX", 6) != 0) {
		*__errno_location() = 22; // EINVAL
		return -1;
	}
	for (int i = 0; i < 6; i++) {
		x[i] = __VERIFIER_nondet_int();
		__VERIFIER_assume('0' <= x[i] && x[i] <= '9' || 'A' <= x[i] && x[i] <= 'Z' || 'a' <= x[i] && x[i] <= 'z');
	}
	if (__VERIFIER_nondet_bool())
		return failing(-1);
	int fd = __VERIFIER_nondet_int();
	__VERIFIER_assume(fd >= 0);
	return fd;
}

int mkstemp(char *path) {
	return unique_name(path, 0);
}

int mkstemp64(char *path) {
	return unique_name(path, 0);
}

int mkostemp(char *path, int flags) {
	(void)flags;
	return unique_name(path, 0);
}

int mkstemps(char *path, int behind) {
	return unique_name(path, behind);
}

char *mkdtemp(char *path) {
	return unique_name(path, 0) < 0 ? NULL : path;
}

// An absolute path of any length that the system allows.
char *realpath(const char *path, char *to) {
	if (!path) {
		*__errno_location() = 22; // EINVAL
		return NULL;
	}
	read_text(path);
	if (__VERIFIER_nondet_bool()) {
		failing(0);
		return NULL;
	}
	size_t n = __VERIFIER_nondet_ulong();
	__VERIFIER_assume(1 <= n && n < 4096);
	if (!to)
		to = malloc(n + 1);
	if (!to)
		return NULL;
	__CPROVER_havoc_slice(to, n + 1);
	__VERIFIER_assume(to[0] == '/' && to[n] == 0);
	return to;
}
