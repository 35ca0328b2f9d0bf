// Numbers with a fraction. The text has to be known; what a text that is not known gives is any number.
double __seabmc_text_number(const char *s, size_t n, int bits);

enum { beyond_range = 34 }; // ERANGE

#define unknown_text "strtod of a text that is not known"

// The end of the digits from p on, null where it is not known.
static const char *digits_end(const char *p, int base) {
	for (;; p++) {
		if (!__seabmc_known(*p))
			return NULL;
		if (digit_value(*p) >= base)
			return p;
	}
}

// How many characters of a word (in small letters) are at p, -1 where that is not known.
static int matching(const char *p, const char *word) {
	int n = 0;
	for (; word[n]; n++) {
		if (!__seabmc_known(p[n]))
			return -1;
		if ((p[n] | 32) != word[n])
			break;
	}
	return n;
}

// The end of the digits and the point of a number, p if there are no digits; null where it is not known.
static const char *mantissa_end(const char *p, int base) {
	const char *whole = digits_end(p, base);
	if (!whole || *whole != '.')
		return whole;
	const char *part = digits_end(whole + 1, base);
	return part == p + 1 && whole == p ? p : part;
}

// The end of the number without sign that begins at p, p if there is none; null where it is not known.
static const char *number_end(const char *p) {
	int inf = matching(p, "infinity"), nan = matching(p, "nan"), hex = matching(p, "0x");
	if (inf < 0 || nan < 0 || hex < 0)
		return NULL;
	if (inf >= 3)
		return p + (inf == 8 ? 8 : 3);
	if (nan == 3) {
		if (!__seabmc_known(p[3]) || p[3] == '(')
			__seabmc_unsupported("strtod: a NaN with a name");
		return p + 3;
	}
	const char *end = hex == 2 ? mantissa_end(p + 2, 16) : mantissa_end(p, 10);
	if (hex == 2 && end == p + 2)
		return p + 1; // the 0 of a 0x
	if (!end || end == p || (*end | 32) != (hex == 2 ? 'p' : 'e'))
		return end;
	const char *e = end + 1;
	if (!__seabmc_known(*e))
		return NULL;
	if (*e == '+' || *e == '-')
		e++;
	const char *exponent = digits_end(e, 10);
	return exponent == e ? end : exponent;
}

// Tells whether one of n digits is not 0.
static int has_digit(const char *p, size_t n) {
	for (size_t i = 0; i < n && (p[i] | 32) != 'e' && (p[i] | 32) != 'p'; i++)
		if ('1' <= p[i] && p[i] <= '9' || (p[i] | 32) >= 'a' && (p[i] | 32) <= 'd' || (p[i] | 32) == 'f')
			return 1;
	return 0;
}

static double text_to_number(const char *s, char **end, int bits, double least) {
	const char *p = s;
	int known = __seabmc_known(*p) && !(other_locale & LOCALE(1));
	while (known && (*p == ' ' || ('\t' <= *p && *p <= '\r')))
		known = __seabmc_known(*++p);
	int negative = known && *p == '-';
	if (known && (*p == '+' || *p == '-'))
		p++;
	const char *stop = known ? number_end(p) : NULL;
	if (!stop) {
		if (end)
			*end = (char *)s + __seabmc_approximate_integer(unknown_text) % (__CPROVER_OBJECT_SIZE(s) - __CPROVER_POINTER_OFFSET(s));
		if (__seabmc_approximate_integer(unknown_text) % 2)
			*__errno_location() = beyond_range;
		return __seabmc_approximate(unknown_text, 0, 0, 0);
	}
	if (end)
		*end = (char *)(stop == p ? s : stop);
	if (stop == p)
		return 0;
	double r = __seabmc_text_number(p, stop - p, bits);
	if (r - r != 0 && r == r && (*p | 32) != 'i')
		*__errno_location() = beyond_range;
	else if (r < least && has_digit(p, stop - p) && (r == 0 || __VERIFIER_nondet_bool()))
		*__errno_location() = beyond_range;
	return negative ? -r : r;
}

double strtod(const char *s, char **end) {
	return text_to_number(s, end, 64, 0x1p-1022);
}

float strtof(const char *s, char **end) {
	return text_to_number(s, end, 32, 0x1p-126);
}

double atof(const char *s) {
	return strtod(s, NULL);
}
