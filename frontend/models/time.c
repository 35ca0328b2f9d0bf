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

static struct calendar calendar; // one for all functions that return one

struct calendar *localtime(const long *t) {
	return localtime_r(t, &calendar);
}

static long floor_div(long a, long b) {
	return a / b - (a % b < 0);
}

// Whether the tool sees the value of x.
static int known_long(long x) {
	return __seabmc_known((int)x) && __seabmc_known((int)(x >> 16 >> 16));
}

static int leap(long year) {
	return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

// The day of 1 January of a year, counted from 1970.
static long first_day(long year) {
	long y = year - 1;
	return 365 * (year - 1970) + floor_div(y, 4) - floor_div(y, 100) + floor_div(y, 400) - 477;
}

static const short month_days[13] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365};

static long days_before(long year, int month) {
	return month_days[month] + (month > 1 && leap(year));
}

// Universal time is computed; of a time that is not known little is known here.
struct calendar *gmtime_r(const long *t, struct calendar *c) {
	long now = *t;
	if (!known_long(now)) {
		long unknown[7];
		for (int i = 0; i < 7; i++)
			unknown[i] = __seabmc_approximate_integer("gmtime of a time that is not known");
		c->second = (unsigned)unknown[0] % 60;
		c->minute = (unsigned)unknown[1] % 60;
		c->hour = (unsigned)unknown[2] % 24;
		c->day = (unsigned)unknown[3] % 31 + 1;
		c->month = (unsigned)unknown[4] % 12;
		c->year = (int)unknown[5];
		c->weekday = (unsigned)unknown[6] % 7;
		c->yearday = (unsigned)(unknown[6] >> 8) % 366;
	} else {
		long day = floor_div(now, 86400), rest = now - day * 86400, year = 1970 + floor_div(day, day < 0 ? 365 : 366);
		while (first_day(year + 1) <= day)
			year += (day - first_day(year)) / 366 + ((day - first_day(year)) < 366);
		if (year - 1900 != (int)(year - 1900))
			return NULL;
		long in_year = day - first_day(year);
		int month = 0;
		while (in_year >= days_before(year, month + 1))
			month++;
		c->second = rest % 60;
		c->minute = rest / 60 % 60;
		c->hour = rest / 3600;
		c->day = in_year - days_before(year, month) + 1;
		c->month = month;
		c->year = year - 1900;
		c->weekday = (day % 7 + 11) % 7;
		c->yearday = in_year;
	}
	c->summer = 0;
	c->offset = 0;
	c->zone = "GMT";
	return c;
}

struct calendar *gmtime(const long *t) {
	return gmtime_r(t, &calendar);
}

// Brings the fields into their ranges and returns the time, as universal time.
long timegm(struct calendar *c) {
	long month = (long)c->month, year = 1900L + c->year + floor_div(month, 12);
	month -= 12 * floor_div(month, 12);
	long day = first_day(year) + days_before(year, month) + c->day - 1;
	long t = 86400 * day + 3600L * c->hour + 60L * c->minute + c->second;
	gmtime_r(&t, c);
	return t;
}

// Where the program runs is not known.
long mktime(struct calendar *c) {
	__seabmc_readable(c, sizeof *c);
	if (__VERIFIER_nondet_bool())
		return -1;
	long t = __seabmc_approximate_integer("mktime, which depends on the time zone");
	localtime_r(&t, c);
	return t;
}

size_t strftime(char *s, size_t size, const char *format, const struct calendar *c) {
	read_text(format);
	__seabmc_readable(c, sizeof *c);
	size_t n = __VERIFIER_nondet_ulong();
	__VERIFIER_assume(n == 0 || n < size);
	if (size)
		__CPROVER_havoc_slice(s, size);
	if (n)
		__VERIFIER_assume(s[n] == 0);
	return n;
}

char *asctime_r(const struct calendar *c, char *s) {
	__seabmc_readable(c, sizeof *c);
	__CPROVER_havoc_slice(s, 26);
	__VERIFIER_assume(s[24] == '\n' && s[25] == 0);
	return s;
}

static char date[26];

char *asctime(const struct calendar *c) {
	return asctime_r(c, date);
}

char *ctime_r(const long *t, char *s) {
	__seabmc_readable(t, sizeof *t);
	return asctime_r(&calendar, s);
}

char *ctime(const long *t) {
	return ctime_r(t, date);
}
