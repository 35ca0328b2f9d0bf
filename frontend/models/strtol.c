static int digit_value(char c) {
	if ('0' <= c && c <= '9')
		return c - '0';
	if ('a' <= c && c <= 'z')
		return c - 'a' + 10;
	if ('A' <= c && c <= 'Z')
		return c - 'A' + 10;
	return 99;
}

enum { most_digits = 22 }; // a number of 64 bits has 20 at base 10, and 22 at base 8
#define any_digits "strtol: a text of many digits or blanks"

// Tells whether nothing more of a string is looked at after so many rounds of a loop over it: it is not a known one, it is long or can have any
// length, as an argument of main, and the last byte of its object ends it, so that reading on meets no error.
static int long_enough(const char *s, int rounds, int enough) {
	size_t size = __CPROVER_OBJECT_SIZE(s);
	if (rounds < enough || __seabmc_known(*s) || KNOWN_NUMBER(size) && size <= 64)
		return 0;
	return s[size - __CPROVER_POINTER_OFFSET(s) - 1] == 0;
}

// Any place between s and the end of its object.
static const char *further(const char *s) {
	return s + VAGUE(any_digits) % (__CPROVER_OBJECT_SIZE(s) - __CPROVER_POINTER_OFFSET(s));
}

// C23 reads 0b as the beginning of a binary number.
static _Bool binary_prefix;

// Reads an unsigned number of at most max; *negative tells of a minus sign, *overflow that it was more than max. So many digits are read of a
// string of any length; of more, the number is not known.
static unsigned long long read_number(const char *s, char **end, int base, int *negative, unsigned long long max,
                                      unsigned long long max_negative, int digits, int *overflow) {
	const char *start = s;
	unsigned long long value = 0;
	int any = 0, rounds = 0, cut = 0;
	*negative = 0;
	*overflow = 0;
	if (base < 0 || base == 1 || base > 36) { // as all libraries of Linux do it; C leaves it undefined
		*__errno_location() = 22;         // EINVAL
		if (end)
			*end = (char *)start;
		return 0;
	}
	while (*s == ' ' || ('\t' <= *s && *s <= '\r')) {
		if (long_enough(s, rounds++, 2)) {
			cut = 1;
			break;
		}
		s++;
	}
	if (!cut && (*s == '+' || *s == '-'))
		*negative = *s++ == '-';
	if ((base == 0 || base == 16) && s[0] == '0' && (s[1] == 'x' || s[1] == 'X') && digit_value(s[2]) < 16) {
		base = 16;
		s += 2;
	} else if (binary_prefix && (base == 0 || base == 2) && s[0] == '0' && (s[1] == 'b' || s[1] == 'B') && digit_value(s[2]) < 2) {
		base = 2;
		s += 2;
	} else if (base == 0) {
		base = *s == '0' ? 8 : 10;
	}
	if (*negative)
		max = max_negative;
	for (rounds = 0; !cut; s++) {
		int d = digit_value(*s);
		if (d >= base)
			break;
		if (long_enough(s, rounds++, base < 8 ? 65 : digits)) {
			cut = 1;
			break;
		}
		any = 1;
		if (*overflow || value > max / base || (value == max / base && d > max % base))
			*overflow = 1;
		else
			value = value * base + d;
	}
	if (cut) {
		unsigned long which = VAGUE(any_digits);
		any = which & 1;
		*negative = which >> 1 & 1;
		*overflow = any && which >> 2 & 1;
		value = VAGUE(any_digits);
		if (*negative)
			max = max_negative;
		__VERIFIER_assume(any ? value <= max : value == 0);
		s = further(s);
	}
	if (end)
		*end = (char *)(any ? s : start);
	if (*overflow)
		*__errno_location() = 34; // ERANGE
	return *overflow ? max : value;
}

static long read_long(const char *s, char **end, int base, int digits) {
	int negative, overflow;
	unsigned long v = read_number(s, end, base, &negative, __LONG_MAX__, __LONG_MAX__ + 1UL, digits, &overflow);
	return negative ? (long)(0UL - v) : (long)v;
}

long strtol(const char *s, char **end, int base) {
	return read_long(s, end, base, most_digits);
}

unsigned long strtoul(const char *s, char **end, int base) {
	int negative, overflow;
	unsigned long max = __LONG_MAX__ * 2UL + 1;
	unsigned long v = read_number(s, end, base, &negative, max, max, most_digits, &overflow);
	return negative && !overflow ? 0UL - v : v;
}

long long strtoll(const char *s, char **end, int base) {
	int negative, overflow;
	unsigned long long v = read_number(s, end, base, &negative, __LONG_LONG_MAX__, __LONG_LONG_MAX__ + 1ULL, most_digits, &overflow);
	return negative ? (long long)(0ULL - v) : (long long)v;
}

unsigned long long strtoull(const char *s, char **end, int base) {
	int negative, overflow;
	unsigned long long max = __LONG_LONG_MAX__ * 2ULL + 1;
	unsigned long long v = read_number(s, end, base, &negative, max, max, most_digits, &overflow);
	return negative && !overflow ? 0ULL - v : v;
}

long long strtoimax(const char *s, char **end, int base) { // intmax_t is as wide as long long
	return strtoll(s, end, base);
}

unsigned long long strtoumax(const char *s, char **end, int base) {
	return strtoull(s, end, base);
}

long long strtoq(const char *s, char **end, int base) {
	return strtoll(s, end, base);
}

unsigned long long strtouq(const char *s, char **end, int base) {
	return strtoull(s, end, base);
}

// The names under which newer C libraries link them for C23.
#define AS_C23(type, call) \
	{ \
		binary_prefix = 1; \
		type v = call; \
		binary_prefix = 0; \
		return v; \
	}

long __isoc23_strtol(const char *s, char **end, int base) AS_C23(long, strtol(s, end, base))

unsigned long __isoc23_strtoul(const char *s, char **end, int base) AS_C23(unsigned long, strtoul(s, end, base))

long long __isoc23_strtoll(const char *s, char **end, int base) AS_C23(long long, strtoll(s, end, base))

unsigned long long __isoc23_strtoull(const char *s, char **end, int base) AS_C23(unsigned long long, strtoull(s, end, base))

long long __isoc23_strtoimax(const char *s, char **end, int base) AS_C23(long long, strtoimax(s, end, base))

unsigned long long __isoc23_strtoumax(const char *s, char **end, int base) AS_C23(unsigned long long, strtoumax(s, end, base))

int atoi(const char *s) {
	return (int)read_long(s, NULL, 10, 12); // an int has 10 digits, and what has more is undefined
}

long atol(const char *s) {
	return strtol(s, NULL, 10);
}

long long atoll(const char *s) {
	return strtoll(s, NULL, 10);
}
