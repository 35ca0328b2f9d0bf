// The largest time that Linux lets a clock be set to, in seconds: some in the year 2262.
#define MOST_SECONDS (sizeof(long) == 8 ? (long)9223372036 : 0x7fffffff)

// The time is not always known (C11 7.27.2.4p3).
long time(long *t) {
	long now = __VERIFIER_nondet_long();
	__VERIFIER_assume(-1 <= now && now <= MOST_SECONDS);
	if (t)
		*t = now;
	return now;
}

struct timespec {
	long seconds, fraction;
};

// What was read last of a clock that never goes back. It is followed for a few calls only: a loop that looks at the clock would have a new
// state in each round otherwise.
struct clock {
	struct timespec read;
	int calls;
};

enum { most_calls = 4 };

// The processor time used, in millionths of a second, or -1.
long clock(void) {
	long used = __VERIFIER_nondet_long();
	__VERIFIER_assume(-1 <= used && (sizeof(long) < 8 || used / 1000000 <= MOST_SECONDS));
	static struct clock last;
	if (used >= 0 && sizeof(long) == 8) {
		if (last.calls == most_calls)
			used = VAGUE("the time of a clock that was read often");
		__VERIFIER_assume(0 <= used && used / 1000000 <= MOST_SECONDS && used >= last.read.seconds);
		if (last.calls < most_calls) {
			last.read.seconds = used;
			last.calls++;
		}
	}
	return used;
}

double difftime(long a, long b) {
	return (double)a - (double)b;
}

/* Any time of day, of a second with so many parts. */
static void any_time(struct timespec *t, long parts) {
	t->seconds = __VERIFIER_nondet_long();
	t->fraction = __VERIFIER_nondet_long();
	__VERIFIER_assume(0 <= t->seconds && t->seconds <= MOST_SECONDS && 0 <= t->fraction && t->fraction < parts);
}

int gettimeofday(struct timespec *t, void *zone) {
	if (t)
		any_time(t, 1000000);
	if (zone)
		__CPROVER_havoc_slice(zone, 2 * sizeof(int));
	return 0;
}

/* All clocks of Linux but those that can be set never go back. */
static _Bool goes_back(int clock) {
	return clock < 0 || clock > 7 || clock == 0 || clock == 5;
}

int clock_gettime(int clock, struct timespec *t) {
	if (__VERIFIER_nondet_bool())
		return failing(-1);
	any_time(t, 1000000000);
	if (!goes_back(clock)) {
		static struct clock clocks[8];
		struct clock *last = &clocks[clock];
		if (last->calls == most_calls)
			t->seconds = VAGUE("the time of a clock that was read often");
		__VERIFIER_assume(0 <= t->seconds && t->seconds <= MOST_SECONDS);
		__VERIFIER_assume(t->seconds > last->read.seconds || t->seconds == last->read.seconds && t->fraction >= last->read.fraction);
		if (last->calls < most_calls) {
			last->read = *t;
			last->calls++;
		}
	}
	return 0;
}

int timespec_get(struct timespec *t, int base) {
	if (base != 1)
		return 0;
	any_time(t, 1000000000);
	return base;
}

int nanosleep(const struct timespec *asked, struct timespec *left) {
	__seabmc_readable(asked, sizeof *asked);
	if (!__VERIFIER_nondet_bool())
		return 0;
	if (left)
		any_time(left, 1000000000);
	return failing(-1);
}
