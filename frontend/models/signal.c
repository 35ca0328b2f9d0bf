// Signals that the program raises itself. The numbers and the structure are those of Linux on x86 and ARM.
typedef void (*handler)(int);
#define DEFAULT ((handler)0)
#define IGNORE ((handler)1)
#define ERROR ((handler)-1)
#define SIGNALS 65
#define RESET_HAND 0x80000000u
#define NO_DEFER 0x40000000u
#define SIG_INFO 4u
struct sigaction {
	handler function;
	struct {
		unsigned long bits[1024 / (8 * sizeof(long))];
	} mask;
	int flags;
	void (*restorer)(void);
};
static struct sigaction actions[SIGNALS];
static _Bool running[SIGNALS];

_Noreturn void _Exit(int);

static int invalid(void) {
	*__errno_location() = 22;
	return -1;
}

static _Bool changeable(int n) {
	return 0 < n && n < SIGNALS && n != 9 && n != 19;
}

static void set(int n, handler f, unsigned flags) {
	if (n == 6 && f != DEFAULT)
		__seabmc_unsupported("a handler of SIGABRT");
	actions[n].function = f;
	actions[n].flags = flags;
}

static handler install(int n, handler f, unsigned flags) {
	if (!changeable(n)) {
		invalid();
		return ERROR;
	}
	handler old = actions[n].function;
	set(n, f, flags);
	return old;
}

handler signal(int n, handler f) {
	return install(n, f, 0);
}

handler __sysv_signal(int n, handler f) {
	return install(n, f, RESET_HAND | NO_DEFER);
}

int sigaction(int n, const struct sigaction *new, struct sigaction *old) {
	if (!changeable(n) && (new || n <= 0 || n >= SIGNALS))
		return invalid();
	struct sigaction before = actions[n];
	if (new) {
		actions[n] = *new;
		set(n, new->function, new->flags);
	}
	if (old)
		*old = before;
	return 0;
}

static void run(int n) {
	handler f = actions[n].function;
	unsigned flags = actions[n].flags;
	if (flags & SIG_INFO)
		__seabmc_unsupported("a signal handler with SA_SIGINFO");
	if (running[n] && !(flags & NO_DEFER))
		__seabmc_unsupported("a signal raised while its handler runs");
	if (flags & RESET_HAND)
		actions[n].function = DEFAULT;
	_Bool before = running[n];
	running[n] = 1;
	f(n);
	running[n] = before;
}

int raise(int n) {
	if (n == 0)
		return 0;
	if (n < 0 || n >= SIGNALS)
		return invalid();
	if (actions[n].function == DEFAULT) {
		if (n == 17 || n == 18 || n == 23 || n == 28) // of children, to go on, urgent, a window's size: nothing
			return 0;
		_Exit(1);
	}
	if (actions[n].function != IGNORE)
		run(n);
	return 0;
}

int sigemptyset(void *set) {
	memset(set, 0, sizeof actions->mask);
	return 0;
}

int sigfillset(void *set) {
	memset(set, -1, sizeof actions->mask);
	return 0;
}

int sigaddset(unsigned long *set, int n) {
	if (n <= 0 || n >= SIGNALS)
		return invalid();
	set[(n - 1) / (8 * sizeof(long))] |= 1ul << (n - 1) % (8 * sizeof(long));
	return 0;
}

int sigdelset(unsigned long *set, int n) {
	if (n <= 0 || n >= SIGNALS)
		return invalid();
	set[(n - 1) / (8 * sizeof(long))] &= ~(1ul << (n - 1) % (8 * sizeof(long)));
	return 0;
}

int sigismember(const unsigned long *set, int n) {
	if (n <= 0 || n >= SIGNALS)
		return invalid();
	return set[(n - 1) / (8 * sizeof(long))] >> (n - 1) % (8 * sizeof(long)) & 1;
}
