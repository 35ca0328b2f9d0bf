// The printf family. Output goes nowhere, but what a format reads and where its result is written counts. Arguments that are missing are
// reads behind the end of the arguments.

struct output {
	char *to;
	size_t size; // of to
	size_t n;    // characters so far, those that did not fit included
	_Bool counts; // all of them: the result is used
};

static void put(struct output *o, char c) {
	if (o->n + 1 < o->size)
		o->to[o->n] = c;
	o->n++;
}

static void pad(struct output *o, char c, long n) {
	for (; n > 0; n--)
		put(o, c);
}

struct conversion {
	int left, zero, alternative;
	char sign;
	int width, precision; // precision -1: none
	int size;             // of an integer, in bytes
};

// A string of the environment may be long: how long it is, is asked only where that is used.
static void put_any_string(struct output *o, const char *s) {
	size_t i = 0;
	for (; s[i]; i++) {
		if (o->n + 1 >= o->size) {
			size_t room = __CPROVER_OBJECT_SIZE(s) - __CPROVER_POINTER_OFFSET(s), n = room;
			if (o->counts) {
				n = __seabmc_approximate_integer("printf: the length of a string that can have any");
				__VERIFIER_assume(i < n && n < room && s[n] == 0);
			}
			o->n += n - i;
			return;
		}
		put(o, s[i]);
	}
}

static void put_string(struct output *o, struct conversion c, const char *s) {
	if (!o && c.precision < 0) {
		read_text(s);
		return;
	}
	if (o && c.precision < 0 && !c.width && __seabmc_ends(s) && !__seabmc_known(*s)) {
		put_any_string(o, s);
		return;
	}
	size_t n = c.precision < 0 ? strlen(s) : strnlen(s, c.precision);
	if (!o)
		return;
	if (!c.left)
		pad(o, ' ', c.width - (long)n);
	for (size_t i = 0; i < n; i++) {
		if (o->n + 1 < o->size)
			__seabmc_overlap(o->to + o->n, s + i);
		put(o, s[i]);
	}
	if (c.left)
		pad(o, ' ', c.width - (long)n);
}

static void put_number(struct output *o, struct conversion c, unsigned long long value, unsigned base, char letter) {
	char digits[64], prefix[2];
	int n = 0, prefixes = 0;
	unsigned small = value;
	if (small == value)
		for (; small; small /= base)
			digits[n++] = small % base;
	else
		for (; value; value /= base)
			digits[n++] = value % base;
	if (c.sign)
		prefix[prefixes++] = c.sign;
	if (c.alternative && (base == 16 || base == 2) && n) {
		prefix[prefixes++] = '0';
		prefix[prefixes++] = letter;
	}
	int zeros = (c.precision < 0 ? 1 : c.precision) - n;
	if (c.alternative && base == 8 && zeros <= 0)
		zeros = 1;
	if (zeros < 0)
		zeros = 0;
	if (c.zero && !c.left && c.precision < 0 && c.width > prefixes + zeros + n)
		zeros = c.width - prefixes - n;
	int blank = c.width - prefixes - zeros - n;
	if (!c.left)
		pad(o, ' ', blank);
	for (int i = 0; i < prefixes; i++)
		put(o, prefix[i]);
	pad(o, '0', zeros);
	while (n-- > 0)
		put(o, digits[n] < 10 ? '0' + digits[n] : (letter == 'X' ? 'A' : 'a') - 10 + digits[n]);
	if (c.left)
		pad(o, ' ', blank);
}

int __seabmc_float_char(double x, int letter, int precision, int alternative, int i);

static void put_float(struct output *o, struct conversion c, double x, int letter) {
	int n = 0, zeros = 0;
	if (other_locale & LOCALE(1))
		__seabmc_unsupported("printf: a floating-point number after setlocale");
	while (__seabmc_float_char(x, letter, c.precision, c.alternative, n))
		n++;
	if (__builtin_signbit(x))
		c.sign = '-';
	int blank = c.width - n - (c.sign != 0);
	if (c.zero && !c.left && x - x == 0) {
		zeros = blank;
		blank = 0;
	}
	if (!c.left)
		pad(o, ' ', blank);
	if (c.sign)
		put(o, c.sign);
	int hex = (letter | 32) == 'a' && x - x == 0 ? 2 : 0; // 0x comes before the zeros
	for (int i = 0; i < n; i++) {
		if (i == hex)
			pad(o, '0', zeros);
		put(o, __seabmc_float_char(x, letter, c.precision, c.alternative, i));
	}
	if (c.left)
		pad(o, ' ', blank);
}

// As glibc does it: a hexadecimal number, of which only that is known.
static void put_address(struct output *o, struct conversion c, const void *p) {
	if (!o)
		return;
	if (!p) {
		c.precision = -1;
		put_string(o, c, "(nil)");
		return;
	}
	unsigned long long number = __seabmc_approximate_integer("printf: the text of an address");
	if (sizeof p < sizeof number)
		number = (unsigned)number;
	__VERIFIER_assume(number != 0);
	c.alternative = 1;
	put_number(o, c, number, 16, 'x');
}

// Writes to o, or only reads what the format reads if there is none.
static void format(struct output *o, const char *f, va_list ap) {
	for (; *f; f++) {
		if (*f != '%') {
			if (o)
				put(o, *f);
			continue;
		}
		struct conversion c = {0};
		c.precision = -1;
		c.size = sizeof(int);
		for (f++;; f++) {
			if (*f == '-')
				c.left = 1;
			else if (*f == '0')
				c.zero = 1;
			else if (*f == '#')
				c.alternative = 1;
			else if (*f == '+' || *f == ' ' && !c.sign)
				c.sign = *f;
			else if (*f != ' ' && *f != '\'')
				break;
		}
		if (*f == '*') {
			c.width = va_arg(ap, int);
			if (c.width < 0) {
				c.left = 1;
				c.width = -c.width;
			}
			f++;
		} else {
			for (; '0' <= *f && *f <= '9'; f++)
				c.width = c.width * 10 + *f - '0';
		}
		if (*f == '.') {
			f++;
			c.precision = 0;
			if (*f == '*') {
				c.precision = va_arg(ap, int);
				f++;
			} else {
				for (; '0' <= *f && *f <= '9'; f++)
					c.precision = c.precision * 10 + *f - '0';
			}
		}
		int wide = 0;
		LENGTH_MODIFIERS(f, c.size, wide);
		switch (*f) {
		case 'd':
		case 'i': {
			long long v = c.size == sizeof(long long) ? va_arg(ap, long long) : va_arg(ap, int);
			if (c.size == 2)
				v = (short)v;
			else if (c.size == 1)
				v = (signed char)v;
			unsigned long long magnitude = c.size < sizeof(long long) ? (unsigned)(v < 0 ? -v : v) : v < 0 ? 0ULL - v : v;
			if (v < 0)
				c.sign = '-';
			if (o)
				put_number(o, c, magnitude, 10, 0);
			break;
		}
		case 'b':
		case 'B':
		case 'o':
		case 'u':
		case 'x':
		case 'X': {
			unsigned long long v = c.size == sizeof(long long) ? va_arg(ap, unsigned long long) : va_arg(ap, unsigned);
			if (c.size == 2)
				v = (unsigned short)v;
			else if (c.size == 1)
				v = (unsigned char)v;
			c.sign = 0;
			if (o)
				put_number(o, c, v, *f == 'o' ? 8 : *f == 'u' ? 10 : (*f | 32) == 'b' ? 2 : 16, *f);
			break;
		}
		case 'c': {
			int v = va_arg(ap, int);
			if (o && wide && (v < 0 || v > 127))
				__seabmc_unsupported("printf: a wide character that is not ASCII");
			if (o) {
				if (!c.left)
					pad(o, ' ', c.width - 1);
				put(o, v);
				if (c.left)
					pad(o, ' ', c.width - 1);
			}
			break;
		}
		case 's': {
			const char *s = va_arg(ap, const char *);
			if (wide)
				__seabmc_unsupported("printf: wide strings");
			put_string(o, c, s);
			break;
		}
		case 'n': {
			void *p = va_arg(ap, void *);
			__seabmc_fills(p, c.size, 0);
			if (o)
				store_integer(p, c.size, o->n);
			break;
		}
		case 'p':
			put_address(o, c, va_arg(ap, void *));
			break;
		case 'a':
		case 'A':
		case 'e':
		case 'E':
		case 'f':
		case 'F':
		case 'g':
		case 'G': {
			if (*f && c.size == sizeof(long long) && !wide) {
				long double extended = va_arg(ap, long double);
				double same = extended;
				if (o && (!__seabmc_known_number(same) || same != extended && extended == extended || (*f | 32) == 'a'))
					__seabmc_unsupported("printf: the text of a long double that is no double");
				if (o)
					put_float(o, c, same, *f);
				break;
			}
			double x = va_arg(ap, double);
			if (o)
				put_float(o, c, x, *f);
			break;
		}
		case '%':
			if (o)
				put(o, '%');
			break;
		case 'm':
			if (o)
				__seabmc_unsupported("printf: %m");
			break;
		case '$':
		case 'C':
		case 'S':
		case 'w':
			__seabmc_unsupported("printf: numbered arguments, wide characters and numbers of a given width");
			break;
		default:
			__seabmc_undefined("printf: no such conversion");
		}
	}
}

// Tells whether a format asks for the number of characters so far.
static int counts(const char *f) {
	for (; *f; f++)
		if (*f == '%') {
			f++;
			while (*f == 'h' || *f == 'l' || *f == 'z' || *f == 'j' || *f == 't')
				f++;
			if (*f == 'n')
				return 1;
			if (!*f)
				return 0;
		}
	return 0;
}

// Prints to a stream, or to a descriptor if there is none.
static int print_to_stream(void *file, const char *f, va_list ap) {
	_Bool counting = __seabmc_counting();
	shifted(file);
	struct output o = {0};
	o.counts = counting || counts(f);
	format(o.counts ? &o : NULL, f, ap);
	int result = __VERIFIER_nondet_int();
	__VERIFIER_assume(!counting || result < 0 || result == (int)o.n);
	if (result < 0)
		output_fails(file);
	return result;
}

static int print_to_array(char *to, size_t size, _Bool counting, const char *f, va_list ap) {
	struct output o = {to, size, 0, counting || counts(f)};
	format(&o, f, ap);
	if (size)
		to[o.n < size ? o.n : size - 1] = 0;
	return (int)o.n;
}

int vprintf(const char *f, va_list ap) {
	return print_to_stream(stdout, f, ap);
}

int vfprintf(void *file, const char *f, va_list ap) {
	__seabmc_stream(file);
	return print_to_stream(file, f, ap);
}

int vdprintf(int fd, const char *f, va_list ap) {
	(void)fd;
	return print_to_stream(NULL, f, ap);
}

int vsnprintf(char *to, size_t size, const char *f, va_list ap) {
	return print_to_array(to, size, __seabmc_counting(), f, ap);
}

int vsprintf(char *to, const char *f, va_list ap) {
	return vsnprintf(to, -1, f, ap);
}

int vasprintf(char **to, const char *f, va_list ap) {
	va_list copy;
	va_copy(copy, ap);
	int n = print_to_array(NULL, 0, 1, f, copy);
	va_end(copy);
	*to = malloc((size_t)n + 1);
	if (*to)
		return vsprintf(*to, f, ap);
	__CPROVER_havoc_slice(to, sizeof *to); // what is there is no block to free (POSIX)
	return -1;
}

int printf(const char *f, ...) FORWARD(f, vprintf(f, ap))

int fprintf(void *file, const char *f, ...) FORWARD(f, vfprintf(file, f, ap))

int dprintf(int fd, const char *f, ...) FORWARD(f, vdprintf(fd, f, ap))

void syslog(int priority, const char *f, ...) {
	(void)priority;
	va_list ap;
	va_start(ap, f);
	vprintf(f, ap);
	va_end(ap);
}

int sprintf(char *to, const char *f, ...) FORWARD(f, vsprintf(to, f, ap))

int snprintf(char *to, size_t size, const char *f, ...) FORWARD(f, vsnprintf(to, size, f, ap))

int asprintf(char **to, const char *f, ...) FORWARD(f, vasprintf(to, f, ap))

// The names under which glibc links them if it checks sizes.
int __printf_chk(int flag, const char *f, ...) FORWARD(f, ((void)flag, vprintf(f, ap)))

int __fprintf_chk(void *file, int flag, const char *f, ...) FORWARD(f, ((void)flag, vfprintf(file, f, ap)))

int __sprintf_chk(char *to, int flag, size_t limit, const char *f, ...) FORWARD(f, ((void)flag, (void)limit, vsprintf(to, f, ap)))

int __snprintf_chk(char *to, size_t size, int flag, size_t limit, const char *f, ...) FORWARD(f, ((void)flag, (void)limit, vsnprintf(to, size, f, ap)))
