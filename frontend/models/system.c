// What the system tells, beside files: anything.
int uname(void *p) {
	if (__VERIFIER_nondet_bool())
		return failing(-1);
	__CPROVER_havoc_slice(p, 6 * 65);
	for (int i = 1; i <= 6; i++)
		((char *)p)[65 * i - 1] = 0;
	return 0;
}

int getrusage(int who, void *p) {
	(void)who;
	return tell(p, 18 * sizeof(long));
}

long times(void *p) {
	if (p)
		__CPROVER_havoc_slice(p, 4 * sizeof(long));
	return __VERIFIER_nondet_long();
}

int getrlimit(int what, void *p) {
	(void)what;
	return tell(p, 2 * sizeof(long));
}

int clock_getres(int clock, void *p) {
	(void)clock;
	if (!p)
		return outcome();
	return tell(p, 2 * sizeof(long));
}

int tcgetattr(int fd, void *p) {
	(void)fd;
	return tell(p, 60);
}

// New file descriptors are different ones.
int pipe(int *fd) {
	if (__VERIFIER_nondet_bool())
		return failing(-1);
	int in = __VERIFIER_nondet_int(), out = __VERIFIER_nondet_int();
	__VERIFIER_assume(in >= 0 && out >= 0 && in != out);
	fd[0] = in;
	fd[1] = out;
	return 0;
}

int pipe2(int *fd, int flags) {
	(void)flags;
	return pipe(fd);
}

int wait(int *status) {
	int child = __VERIFIER_nondet_int();
	__VERIFIER_assume(child >= -1);
	if (child < 0)
		return failing(-1);
	if (status)
		*status = __VERIFIER_nondet_int();
	return child;
}

int waitpid(int child, int *status, int options) {
	(void)child, (void)options;
	return wait(status);
}

struct pollfd {
	int fd;
	short events, revents;
};

int poll(struct pollfd *fds, unsigned long n, int timeout) {
	(void)timeout;
	if (__VERIFIER_nondet_bool())
		return failing(-1);
	int ready = 0;
	for (unsigned long i = 0; i < n; i++) {
		fds[i].revents = __VERIFIER_nondet_int();
		ready += fds[i].revents != 0;
	}
	return ready;
}

static void still_set(unsigned long *set) {
	for (int i = 0; set && i < (int)(128 / sizeof *set); i++)
		set[i] &= __VERIFIER_nondet_ulong();
}

int select(int n, unsigned long *in, unsigned long *out, unsigned long *except, void *timeout) {
	(void)n;
	if (__VERIFIER_nondet_bool())
		return failing(-1);
	still_set(in);
	still_set(out);
	still_set(except);
	if (timeout)
		__CPROVER_havoc_slice(timeout, 2 * sizeof(long)); // Linux tells what is left
	int ready = 0;
	for (int i = 0; i < (int)(128 / sizeof *in); i++)
		ready += (in ? __builtin_popcountl(in[i]) : 0) + (out ? __builtin_popcountl(out[i]) : 0) + (except ? __builtin_popcountl(except[i]) : 0);
	return ready;
}

// The address of the other side, cut to the room there is.
static void any_address(void *address, unsigned *size) {
	unsigned length = __VERIFIER_nondet_uint();
	__VERIFIER_assume(length <= 128);
	if (address)
		__CPROVER_havoc_slice(address, length < *size ? length : *size);
	*size = length;
}

int accept(int fd, void *address, unsigned *size) {
	(void)fd;
	int connection = descriptor();
	if (connection >= 0 && address)
		any_address(address, size);
	return connection;
}

int getsockname(int fd, void *address, unsigned *size) {
	(void)fd;
	if (__VERIFIER_nondet_bool())
		return failing(-1);
	any_address(address, size);
	return 0;
}

int getpeername(int fd, void *address, unsigned *size) {
	return getsockname(fd, address, size);
}

ssize_t recvfrom(int fd, void *p, size_t n, int flags, void *address, unsigned *size) {
	(void)flags;
	ssize_t got = read(fd, p, n);
	if (got >= 0 && address)
		any_address(address, size);
	return got;
}

ssize_t getrandom(void *p, size_t n, unsigned flags) {
	(void)flags;
	return read(0, p, n);
}

int getentropy(void *p, size_t n) {
	if (n > 256 || __VERIFIER_nondet_bool())
		return failing(-1);
	__CPROVER_havoc_slice(p, n);
	return 0;
}

void arc4random_buf(void *p, size_t n) {
	__CPROVER_havoc_slice(p, n);
}

char *getlogin(void) {
	return string_or_none();
}

char *ttyname(int fd) {
	(void)fd;
	return string_or_none();
}

char *strsignal(int number) {
	(void)number;
	return __seabmc_any_string();
}

char *strerror_r(int number, char *p, size_t size) {
	(void)number;
	if (size && __VERIFIER_nondet_bool()) {
		any_text(p, size);
		return p;
	}
	return __seabmc_any_string();
}

int __xpg_strerror_r(int number, char *p, size_t size) {
	(void)number;
	if (size)
		any_text(p, size);
	return __VERIFIER_nondet_int();
}

struct passwd {
	char *name, *password;
	unsigned uid, gid;
	char *comment, *home, *shell;
};

// The program must not write to what it gets (POSIX).
static struct passwd *any_user(unsigned uid) {
	struct passwd user;
	if (__VERIFIER_nondet_bool()) {
		failing(0);
		return NULL;
	}
	user.name = __seabmc_any_string();
	user.password = __seabmc_any_string();
	user.uid = uid;
	user.gid = __VERIFIER_nondet_uint();
	user.comment = __seabmc_any_string();
	user.home = __seabmc_any_string();
	user.shell = __seabmc_any_string();
	return __seabmc_constant(&user, sizeof user);
}

struct passwd *getpwuid(unsigned uid) {
	return any_user(uid);
}

struct passwd *getpwnam(const char *name) {
	read_text(name);
	return any_user(__VERIFIER_nondet_uint());
}
