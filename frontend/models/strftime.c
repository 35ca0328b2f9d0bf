// The text of a time in the "C" locale, with the conversions of POSIX (C11 7.27.3.5). Fields that are out of their ranges have a text that C
// leaves open, and years that do not have four digits one that libraries do not agree on.
struct time_text {
	char *to;
	size_t size, n; // n may be more than there is room for
};

static void add_character(struct time_text *t, char c) {
	if (t->n < t->size)
		t->to[t->n] = c;
	t->n++;
}

static void add_text(struct time_text *t, const char *s, int most) {
	for (int i = 0; i < most && s[i]; i++)
		add_character(t, s[i]);
}

// One of the names in a list, each of which ends in a blank.
static void add_name(struct time_text *t, const char *names, int k, int most) {
	for (; k > 0; k--) {
		while (*names != ' ')
			names++;
		names++;
	}
	for (int i = 0; i < most && names[i] != ' '; i++)
		add_character(t, names[i]);
}

static int field(int x, int low, int high) {
	if (!in_range(x, low, high))
		__seabmc_unsupported("strftime: a field is out of its range");
	return x;
}

static void add_number(struct time_text *t, int x, int digits, char blank) {
	char text[4];
	put_digits(text, x, digits, blank);
	for (int i = 0; i < digits; i++)
		add_character(t, text[i]);
}

// Weeks of ISO 8601 in a year: a year has 53 if it ends, or the one before it ends, in the right place.
static int weeks_of(int year) {
	int last = (year + year / 4 - year / 100 + year / 400) % 7, before = year - 1;
	int last_before = (before + before / 4 - before / 100 + before / 400) % 7;
	return last == 4 || last_before == 3 ? 53 : 52;
}

// The week of ISO 8601, and the year that it belongs to.
static int iso_week(const struct calendar *c, int year, int *week_year) {
	int weekday = field(c->weekday, 0, 6);
	int week = (field(c->yearday, 0, 365) + 11 - (weekday ? weekday : 7)) / 7;
	*week_year = year;
	if (week < 1) {
		*week_year = year - 1;
		week = weeks_of(year - 1);
	} else if (week > weeks_of(year)) {
		*week_year = year + 1;
		week = 1;
	}
	return week;
}

// What a conversion stands for that is made of others; null if it is not.
static const char *made_of(char conversion) {
	switch (conversion) {
	case 'c':
		return "%a %b %e %H:%M:%S %Y";
	case 'D':
	case 'x':
		return "%m/%d/%y";
	case 'F':
		return "%Y-%m-%d";
	case 'r':
		return "%I:%M:%S %p";
	case 'R':
		return "%H:%M";
	case 'T':
	case 'X':
		return "%H:%M:%S";
	default:
		return NULL;
	}
}

static void add_offset(struct time_text *t, const struct calendar *c) {
	if (c->summer < 0)
		return;
	long minutes = c->offset < 0 ? -c->offset / 60 : c->offset / 60;
	if (minutes >= 6000)
		__seabmc_unsupported("strftime: a field is out of its range");
	add_character(t, c->offset < 0 ? '-' : '+');
	add_number(t, minutes / 60, 2, '0');
	add_number(t, minutes % 60, 2, '0');
}

static void add_conversion(struct time_text *t, char conversion, const struct calendar *c) {
	const char *days = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday ";
	const char *months = "January February March April May June July August September October November December ";
	int year;
	switch (conversion) {
	case 'a':
		add_name(t, days, field(c->weekday, 0, 6), 3);
		break;
	case 'A':
		add_name(t, days, field(c->weekday, 0, 6), 9);
		break;
	case 'b':
	case 'h':
		add_name(t, months, field(c->month, 0, 11), 3);
		break;
	case 'B':
		add_name(t, months, field(c->month, 0, 11), 9);
		break;
	case 'C':
		add_number(t, (field(c->year, -900, 8099) + 1900) / 100, 2, '0');
		break;
	case 'd':
		add_number(t, field(c->day, 1, 31), 2, '0');
		break;
	case 'e':
		add_number(t, field(c->day, 1, 31), 2, ' ');
		break;
	case 'g':
		iso_week(c, field(c->year, -899, 8098) + 1900, &year);
		add_number(t, year % 100, 2, '0');
		break;
	case 'G':
		iso_week(c, field(c->year, -899, 8098) + 1900, &year);
		add_number(t, year, 4, '0');
		break;
	case 'H':
		add_number(t, field(c->hour, 0, 23), 2, '0');
		break;
	case 'I':
		add_number(t, (field(c->hour, 0, 23) + 11) % 12 + 1, 2, '0');
		break;
	case 'j':
		add_number(t, field(c->yearday, 0, 365) + 1, 3, '0');
		break;
	case 'm':
		add_number(t, field(c->month, 0, 11) + 1, 2, '0');
		break;
	case 'M':
		add_number(t, field(c->minute, 0, 59), 2, '0');
		break;
	case 'n':
		add_character(t, '\n');
		break;
	case 'p':
		add_text(t, field(c->hour, 0, 23) < 12 ? "AM" : "PM", 2);
		break;
	case 'S':
		add_number(t, field(c->second, 0, 60), 2, '0');
		break;
	case 't':
		add_character(t, '\t');
		break;
	case 'u':
		add_number(t, (field(c->weekday, 0, 6) + 6) % 7 + 1, 1, '0');
		break;
	case 'U':
		add_number(t, (field(c->yearday, 0, 365) + 7 - field(c->weekday, 0, 6)) / 7, 2, '0');
		break;
	case 'V':
		add_number(t, iso_week(c, field(c->year, -899, 8098) + 1900, &year), 2, '0');
		break;
	case 'w':
		add_number(t, field(c->weekday, 0, 6), 1, '0');
		break;
	case 'W':
		add_number(t, (field(c->yearday, 0, 365) + 7 - (field(c->weekday, 0, 6) + 6) % 7) / 7, 2, '0');
		break;
	case 'y':
		add_number(t, (field(c->year, -900, 8099) + 1900) % 100, 2, '0');
		break;
	case 'Y':
		add_number(t, field(c->year, -900, 8099) + 1900, 4, '0');
		break;
	case 'z':
		add_offset(t, c);
		break;
	case '%':
		add_character(t, '%');
		break;
	default:
		__seabmc_unsupported("strftime: time zones, seconds since 1970, and what is no conversion of POSIX");
	}
}

// Of a format that is not known, or another locale: any text.
static size_t any_time_text(char *s, size_t size, const char *format, const struct calendar *c) {
	read_text(format);
	__seabmc_readable(c, sizeof *c);
	size_t n = __VERIFIER_nondet_ulong();
	__VERIFIER_assume(n == 0 || n < size);
	if (size)
		__CPROVER_havoc_slice(s, size);
	if (n) {
		for (size_t i = 0; i < size; i++)
			__VERIFIER_assume(i >= n || s[i]);
		__VERIFIER_assume(s[n] == 0);
	}
	return n;
}

size_t strftime(char *s, size_t size, const char *format, const struct calendar *c) {
	if (!__seabmc_known(*format) || (other_locale & LOCALE(2)))
		return any_time_text(s, size, format, c);
	struct time_text t = {s, size, 0};
	const char *behind = NULL; // where the format goes on after what a conversion is made of
	for (const char *f = format; *f || behind; f++) {
		if (!*f) {
			f = behind;
			behind = NULL;
			continue;
		}
		if (*f != '%') {
			add_character(&t, *f);
			continue;
		}
		f++;
		if (*f == 'E' || *f == 'O') // the same in this locale
			f++;
		const char *parts = made_of(*f);
		if (!parts) {
			add_conversion(&t, *f, c);
			continue;
		}
		behind = f;
		f = parts - 1;
	}
	if (t.n >= size) {
		if (size)
			__CPROVER_havoc_slice(s, size); // what was written is indeterminate
		return 0;
	}
	s[t.n] = 0;
	return t.n;
}
