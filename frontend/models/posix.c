// Functions of the system that change nothing which the program sees: they succeed or fail, and say why in errno.
static int outcome(void) {
	return __VERIFIER_nondet_bool() ? 0 : failing(-1);
}

// A file descriptor, or -1.
static int descriptor(void) {
	int fd = __VERIFIER_nondet_int();
	__VERIFIER_assume(fd >= -1);
	return fd < 0 ? failing(-1) : fd;
}

int open(const char *path, int flags, ...) {
	(void)flags;
	read_text(path);
	return descriptor();
}

int open64(const char *path, int flags, ...) {
	(void)flags;
	read_text(path);
	return descriptor();
}

long lseek(int fd, long at, int from) {
	(void)fd, (void)at, (void)from;
	long place = __VERIFIER_nondet_long();
	__VERIFIER_assume(place >= -1);
	return place < 0 ? failing(-1) : place;
}

int isatty(int fd) {
	(void)fd;
	return __VERIFIER_nondet_bool() ? 1 : failing(0);
}

int getpid(void) {
	static int id; // the same all the time
	if (id == 0) {
		id = __VERIFIER_nondet_int();
		__VERIFIER_assume(id > 0);
	}
	return id;
}

int gettid(void) { // there is one thread
	return getpid();
}

// What is left of the time.
unsigned sleep(unsigned time) {
	unsigned left = __VERIFIER_nondet_uint();
	__VERIFIER_assume(left <= time);
	return left;
}

int close(int fd) {
	(void)fd;
	return outcome();
}

int fsync(int fd) {
	(void)fd;
	return outcome();
}

int fdatasync(int fd) {
	(void)fd;
	return outcome();
}

int fchdir(int fd) {
	(void)fd;
	return outcome();
}

int ftruncate(int fd, long size) {
	(void)fd, (void)size;
	return outcome();
}

int ftruncate64(int fd, long long size) {
	(void)fd, (void)size;
	return outcome();
}

int fchmod(int fd, unsigned mode) {
	(void)fd, (void)mode;
	return outcome();
}

int fchown(int fd, unsigned user, unsigned group) {
	(void)fd, (void)user, (void)group;
	return outcome();
}

int listen(int fd, int backlog) {
	(void)fd, (void)backlog;
	return outcome();
}

int shutdown(int fd, int how) {
	(void)fd, (void)how;
	return outcome();
}

int chdir(const char *path) {
	read_text(path);
	return outcome();
}

int rmdir(const char *path) {
	read_text(path);
	return outcome();
}

int unlink(const char *path) {
	read_text(path);
	return outcome();
}

int remove(const char *path) {
	read_text(path);
	return outcome();
}

int mkdir(const char *path, unsigned mode) {
	(void)mode;
	read_text(path);
	return outcome();
}

int chmod(const char *path, unsigned mode) {
	(void)mode;
	read_text(path);
	return outcome();
}

int access(const char *path, int mode) {
	(void)mode;
	read_text(path);
	return outcome();
}

int rename(const char *from, const char *to) {
	read_text(from);
	read_text(to);
	return outcome();
}

int link(const char *from, const char *to) {
	read_text(from);
	read_text(to);
	return outcome();
}

int symlink(const char *from, const char *to) {
	read_text(from);
	read_text(to);
	return outcome();
}

int truncate(const char *path, long size) {
	(void)size;
	read_text(path);
	return outcome();
}

int usleep(unsigned time) {
	(void)time;
	return outcome();
}

int bind(int fd, const void *address, unsigned size) {
	(void)fd;
	__seabmc_readable(address, size);
	return outcome();
}

int connect(int fd, const void *address, unsigned size) {
	(void)fd;
	__seabmc_readable(address, size);
	return outcome();
}

int setsockopt(int fd, int level, int name, const void *value, unsigned size) {
	(void)fd, (void)level, (void)name;
	__seabmc_readable(value, size);
	return outcome();
}

int dup(int fd) {
	(void)fd;
	return descriptor();
}

int dup2(int fd, int to) {
	return fd < 0 || to < 0 || __VERIFIER_nondet_bool() ? failing(-1) : to;
}

int socket(int domain, int type, int protocol) {
	(void)domain, (void)type, (void)protocol;
	return descriptor();
}

int creat(const char *path, unsigned mode) {
	(void)mode;
	read_text(path);
	return descriptor();
}

int chown(const char *path, unsigned owner, unsigned group) {
	(void)owner, (void)group;
	read_text(path);
	return outcome();
}

int lchown(const char *path, unsigned owner, unsigned group) {
	(void)owner, (void)group;
	read_text(path);
	return outcome();
}

int chroot(const char *path) {
	read_text(path);
	return outcome();
}

int mkfifo(const char *path, unsigned mode) {
	(void)mode;
	read_text(path);
	return outcome();
}

int mknod(const char *path, unsigned mode, unsigned long device) {
	(void)mode, (void)device;
	read_text(path);
	return outcome();
}

int umount(const char *path) {
	read_text(path);
	return outcome();
}

int utime(const char *path, const void *times) {
	read_text(path);
	if (times)
		__seabmc_readable(times, 2 * sizeof(long));
	return outcome();
}

int utimes(const char *path, const void *times) {
	read_text(path);
	if (times)
		__seabmc_readable(times, 4 * sizeof(long));
	return outcome();
}
