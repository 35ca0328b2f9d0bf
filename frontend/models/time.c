long time(long *t) {
	long now = __VERIFIER_nondet_long();
	__VERIFIER_assume(now >= 0);
	if (t)
		*t = now;
	return now;
}

double difftime(long a, long b) {
	return (double)a - (double)b;
}

struct timespec {
	long seconds, fraction;
};

/* Any time of day, of a second with so many parts. */
static void any_time(struct timespec *t, long parts) {
	t->seconds = __VERIFIER_nondet_long();
	t->fraction = __VERIFIER_nondet_long();
	__VERIFIER_assume(t->seconds >= 0 && 0 <= t->fraction && t->fraction < parts);
}

int gettimeofday(struct timespec *t, void *zone) {
	if (t)
		any_time(t, 1000000);
	if (zone)
		__CPROVER_havoc_slice(zone, 2 * sizeof(int));
	return 0;
}

int clock_gettime(int clock, struct timespec *t) {
	(void)clock;
	if (__VERIFIER_nondet_bool())
		return -1;
	any_time(t, 1000000000);
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
	return -1;
}

/* Local time depends on where the program runs. */
struct calendar {
	int second, minute, hour, day, month, year, weekday, yearday, summer;
	long offset;
	const char *zone;
};

static int between(int low, int high) {
	int x = __VERIFIER_nondet_int();
	__VERIFIER_assume(low <= x && x <= high);
	return x;
}

struct calendar *localtime_r(const long *t, struct calendar *c) {
	__seabmc_readable(t, sizeof *t);
	if (__VERIFIER_nondet_bool())
		return NULL; // the year does not fit
	c->second = between(0, 60);
	c->minute = between(0, 59);
	c->hour = between(0, 23);
	c->day = between(1, 31);
	c->month = between(0, 11);
	c->year = __VERIFIER_nondet_int();
	c->weekday = between(0, 6);
	c->yearday = between(0, 365);
	c->summer = between(-1, 1);
	c->offset = between(-86400, 86400);
	c->zone = __seabmc_any_string();
	return c;
}

struct calendar *localtime(const long *t) {
	static struct calendar calendar;
	return localtime_r(t, &calendar);
}
