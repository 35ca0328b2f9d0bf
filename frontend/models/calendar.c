// Times broken down: universal time exactly, in the Gregorian calendar before and after it was made, and local time, which is within 26
// hours of it. What is not known at once is given as numbers of which the one that is asked for is the sum: that is easier than divisions.
struct calendar {
	int second, minute, hour, day, month, year, weekday, yearday, summer;
	long offset;
	const char *zone;
};

static struct calendar calendar; // one for all functions that return one

static long long floor_div(long long a, long long b) {
	return a / b - (a % b < 0);
}

// Whether the tool sees the value of x.
static int known_long(long long x) {
	return KNOWN_NUMBER((int)x) && KNOWN_NUMBER((int)(x >> 32));
}

static int some_below(int n) {
	int x = __seabmc_some();
	__VERIFIER_assume(0 <= x && x < n);
	return x;
}

// Of the years that an int holds, and some more.
static long long some_cycle(void) {
	long long cycle = (int)__seabmc_some();
	__VERIFIER_assume(-6000000 < cycle && cycle < 6000000);
	return cycle;
}

// A year is 400 times some number and a rest that tells how long it is.
struct year {
	long long cycle;
	int rest; // 0 to 399
};

// What was broken down last, where it was not known: programs often go back from there.
static struct {
	long long time;
	int second, minute, hour, day, month, year;
	struct year split;
	long long broken; // the time without a second that was put in
	int weekday, yearday;
	unsigned local; // counts the local times up to the one that it was, 0 if it was none
} last;

enum { cycle_days = 146097, epoch = 719528 }; // days of 400 years, and from 1 January of the year 0 to that of 1970

static struct year split_year(long long year) {
	struct year y;
	if (known_long(year)) {
		y.cycle = floor_div(year, 400);
		y.rest = year - 400 * y.cycle;
	} else if (year == 1900LL + last.year) {
		y = last.split;
	} else {
		y.rest = some_below(400);
		y.cycle = some_cycle();
		__VERIFIER_assume(400 * y.cycle + y.rest == year);
	}
	return y;
}

static int leap(int rest) {
	return rest % 4 == 0 && (rest % 100 != 0 || rest == 0);
}

// The days of the years of a cycle before one of them.
static int days_of_years(int rest) {
	return 365 * rest + (rest ? (rest - 1) / 4 - (rest - 1) / 100 + 1 : 0);
}

// The day of 1 January of a year, counted from 1970.
static long long first_day(struct year y) {
	return cycle_days * y.cycle + days_of_years(y.rest) - epoch;
}

static const short month_days[13] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365};

static int days_before(int rest, int month) {
	return month_days[month] + (month > 1 && leap(rest));
}

#define LEAST_YEAR (-0x7fffffffLL - 1 + 1900)
#define MOST_YEAR (0x7fffffffLL + 1900)

static _Bool year_fits(long long t) {
	struct year least = {LEAST_YEAR / 400 - 1, LEAST_YEAR % 400 + 400}, behind = {(MOST_YEAR + 1) / 400, (MOST_YEAR + 1) % 400};
	return 86400 * first_day(least) <= t && t < 86400 * first_day(behind);
}

// Breaks a time down whose year fits.
static void break_known(long long t, struct calendar *c) {
	long long day = floor_div(t, 86400), rest = t - day * 86400, cycle = floor_div(day + epoch, cycle_days);
	int in_cycle = day + epoch - cycle_days * cycle, year = in_cycle / 366, month = 0;
	while (days_of_years(year + 1) <= in_cycle)
		year++;
	int in_year = in_cycle - days_of_years(year);
	while (in_year >= days_before(year, month + 1))
		month++;
	c->second = rest % 60;
	c->minute = rest / 60 % 60;
	c->hour = rest / 3600;
	c->day = in_year - days_before(year, month) + 1;
	c->month = month;
	c->year = 400 * cycle + year - 1900;
	c->weekday = (day % 7 + 11) % 7;
	c->yearday = in_year;
}

static void break_unknown(long long t, struct calendar *c) {
	if (last.day && KNOWN_NUMBER(last.broken == t) && last.broken == t) {
		c->second = last.second - (last.time - last.broken), c->minute = last.minute, c->hour = last.hour;
		c->day = last.day, c->month = last.month, c->year = last.year;
		c->weekday = last.weekday, c->yearday = last.yearday;
		last.second = c->second, last.time = t;
		return;
	}
	long long minutes = floor_div(t, 60);
	int second = t - 60 * minutes, minute = some_below(60), hour = some_below(24);
	int weekday = some_below(7), month = some_below(12), day = some_below(31), year = some_below(400);
	long long cycle = some_cycle(), week = __seabmc_some();
	c->year = __seabmc_some();
	__VERIFIER_assume(1900LL + c->year == 400 * cycle + year);
	// What follows from the sums below, but is plain to see here: which 400 years it is.
	long long start = 86400LL * (cycle_days * cycle - epoch);
	__VERIFIER_assume(start <= t && t < start + 86400LL * cycle_days);
	int in_year = days_before(year, month) + day;
	__VERIFIER_assume(in_year < days_before(year, month + 1));
	long long days = cycle_days * cycle + days_of_years(year) + in_year - epoch;
	__VERIFIER_assume(minutes == 1440 * days + 60 * hour + minute);
	__VERIFIER_assume(-400000000000 < week && week < 400000000000 && days + 4 == 7 * week + weekday);
	c->second = second;
	c->minute = minute;
	c->hour = hour;
	c->day = day + 1;
	c->month = month;
	c->weekday = weekday;
	c->yearday = in_year;
	last.time = t;
	last.second = second, last.minute = minute, last.hour = hour;
	last.day = day + 1, last.month = month, last.year = c->year;
	last.broken = t, last.weekday = weekday, last.yearday = in_year;
	last.local = 0;
	last.split.cycle = cycle, last.split.rest = year;
}

static struct calendar *break_down(long long t, struct calendar *c) {
	if (!year_fits(t)) {
		*__errno_location() = 75; // EOVERFLOW
		return NULL;
	}
	if (known_long(t))
		break_known(t, c);
	else
		break_unknown(t, c);
	c->summer = 0;
	c->offset = 0;
	c->zone = "GMT";
	return c;
}

struct calendar *gmtime_r(const long *t, struct calendar *c) {
	return break_down(*t, c);
}

struct calendar *gmtime(const long *t) {
	return gmtime_r(t, &calendar);
}

static _Bool is_last(const struct calendar *c) {
	return last.day && c->year == last.year && c->month == last.month && c->day == last.day && c->hour == last.hour && c->minute == last.minute &&
	       c->second == last.second;
}

// The time that the fields stand for, as universal time. They may be outside of their ranges.
static long long count_seconds(const struct calendar *c) {
	if (is_last(c))
		return last.time;
	long long month = c->month, year = 1900LL + c->year;
	if (month < 0 || month > 11) {
		year += floor_div(month, 12);
		month -= 12 * floor_div(month, 12);
	}
	struct year y = split_year(year);
	long long day = first_day(y) + days_before(y.rest, month) + c->day - 1;
	return 86400 * day + 3600LL * c->hour + 60LL * c->minute + c->second;
}

long timegm(struct calendar *c) {
	long long t = count_seconds(c);
	if (t != (long)t || !break_down(t, c)) {
		*__errno_location() = 75; // EOVERFLOW
		return -1;
	}
	return t;
}

// Where the program runs is not known, but that stays: the same time is the same local time each time. The latest ones are remembered.
struct local {
	long long time;
	int offset, summer;
	_Bool leap; // a second that was put in
};

enum { most_local = 4 };
static struct local locals[most_local];
static unsigned local_count;

void tzset(void) {
	local_count = 0;
}

static struct local *local_of(long long t) {
	for (unsigned i = 0; i < most_local && i < local_count; i++)
		if (KNOWN_NUMBER(locals[i].time == t) && locals[i].time == t)
			return &locals[i];
	struct local *l = &locals[local_count % most_local];
	struct local new = {t, __VERIFIER_nondet_int(), __VERIFIER_nondet_int(), __VERIFIER_nondet_bool()};
	__VERIFIER_assume(-93600 <= new.offset && new.offset <= 93600 && -1 <= new.summer && new.summer <= 1);
	for (unsigned i = 0; i < most_local && i < local_count; i++)
		if (locals[i].time == t)
			__VERIFIER_assume(new.offset == locals[i].offset && new.summer == locals[i].summer && new.leap == locals[i].leap);
	*l = new;
	local_count++;
	return l;
}

static struct calendar *break_local(struct local *l, struct calendar *c) {
	if (!break_down(l->time + l->offset, c))
		return NULL;
	__VERIFIER_assume(!l->leap || c->second == 59);
	c->second += l->leap;
	last.second = c->second;
	last.time += l->leap;
	last.local = local_count;
	c->summer = l->summer;
	c->offset = l->offset;
	c->zone = __seabmc_any_string();
	return c;
}

struct calendar *localtime_r(const long *t, struct calendar *c) {
	long now = *t;
	if (__VERIFIER_nondet_bool()) { // it cannot be told
		failing(0);
		return NULL;
	}
	return break_local(local_of(now), c);
}

struct calendar *localtime(const long *t) {
	return localtime_r(t, &calendar);
}

// The time that is the given local time; the one that localtime told of, if it did.
long mktime(struct calendar *c) {
	if (last.local && last.local == local_count && is_last(c) && (c->summer < 0 || (c->summer > 0) == (locals[(local_count - 1) % most_local].summer > 0))) {
		struct local *l = &locals[(local_count - 1) % most_local];
		return break_local(l, c) ? (long)l->time : failing(-1);
	}
	long long t = count_seconds(c);
	struct local *l = NULL; // 23:59:60 and 00:00:00 count the same
	for (unsigned i = 0; i < most_local && i < local_count; i++)
		if (locals[i].time + locals[i].offset + locals[i].leap == t && (c->second == 60) == locals[i].leap && (c->summer < 0 || (c->summer > 0) == (locals[i].summer > 0)))
			l = &locals[i];
	if (!l) {
		long long offset = __VERIFIER_nondet_int();
		__VERIFIER_assume(-93600 <= offset && offset <= 93600);
		if (__VERIFIER_nondet_bool() || t - offset != (long)(t - offset))
			return failing(-1);
		l = local_of(t - offset);
		__VERIFIER_assume(l->offset == offset && !l->leap);
	}
	return break_local(l, c) ? (long)l->time : failing(-1);
}

static void put_digits(char *to, int value, int digits, char blank) {
	for (int i = digits - 1; i >= 0; i--) {
		to[i] = value || i == digits - 1 ? '0' + value % 10 : blank;
		value /= 10;
	}
}

static _Bool in_range(int x, int low, int high) {
	return low <= x && x <= high;
}

// The text has 25 characters (C11 7.27.3.1), for years of four digits.
char *asctime_r(const struct calendar *c, char *s) {
	int year = c->year + 1900;
	if (!(in_range(c->weekday, 0, 6) && in_range(c->month, 0, 11) && in_range(c->day, 1, 31) && in_range(c->hour, 0, 23) && in_range(c->minute, 0, 59) &&
	      in_range(c->second, 0, 60) && in_range(c->year, 1000 - 1900, 9999 - 1900)))
		__seabmc_undefined("asctime: a field is out of its range");
	memcpy(s, &"SunMonTueWedThuFriSat"[3 * c->weekday], 3);
	s[3] = ' ';
	memcpy(s + 4, &"JanFebMarAprMayJunJulAugSepOctNovDec"[3 * c->month], 3);
	s[7] = ' ';
	put_digits(s + 8, c->day, 2, ' ');
	s[10] = ' ';
	put_digits(s + 11, c->hour, 2, '0');
	s[13] = ':';
	put_digits(s + 14, c->minute, 2, '0');
	s[16] = ':';
	put_digits(s + 17, c->second, 2, '0');
	s[19] = ' ';
	put_digits(s + 20, year, 4, '0');
	s[24] = '\n';
	s[25] = 0;
	return s;
}

static char date[26];

char *asctime(const struct calendar *c) {
	return asctime_r(c, date);
}

char *ctime_r(const long *t, char *s) {
	struct calendar c, *local = localtime_r(t, &c);
	return local ? asctime_r(local, s) : NULL;
}

char *ctime(const long *t) {
	struct calendar *local = localtime(t); // which changes what it gave before
	return local ? asctime_r(local, date) : NULL;
}
