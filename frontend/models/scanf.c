// The scanf family. sscanf reads its string; what the others read is any input.

struct input {
	const char *at; // null: any input
	int left;       // of any input: conversions that will succeed
	int done;       // conversions
	int first;      // of any input: the first character, -1 if that is any
	_Bool none;     // of any input: there is none
	_Bool vague;    // of any input: what its first character is was known, but not what follows from that
	struct {
		enum { any_character_follows, no_blank_follows, no_digit_follows, stop_follows } what;
		int base;             // of the digits
		const char *set, *end; // that the characters before it are from; null: they are no blanks
	} next;                 // of any input: what is known of the next character
};

#define after_ungetc "scanf after ungetc"

static int is_blank(char c) {
	return c == ' ' || ('\t' <= c && c <= '\r');
}

// Tells whether c is one of a set as %[ writes it.
static int in_set(const char *set, const char *end, char c) {
	int not = *set == '^', found = 0;
	if (not)
		set++;
	for (const char *p = set; p < end; p++) {
		if (p + 2 < end && p[1] == '-') {
			found |= p[0] <= c && c <= p[2];
			p += 2;
		} else {
			found |= *p == c;
		}
	}
	return found != not;
}

// Assumes of a character of any input what follows from the conversions before it.
static void follows(const struct input *in, char c) {
	switch (in->next.what) {
	case no_blank_follows:
		__VERIFIER_assume(!is_blank(c));
		break;
	case no_digit_follows:
		__VERIFIER_assume(digit_value(c) >= in->next.base);
		break;
	case stop_follows:
		__VERIFIER_assume(in->next.set ? !in_set(in->next.set, in->next.end, c) : is_blank(c));
		break;
	default:
		break;
	}
}

// Reads an integer of at most width characters into *v; tells whether there was one.
static int scan_number(struct input *in, int base, size_t width, unsigned long long *v) {
	char text[32], *end;
	if (!in->at) {
		in->next.what = width ? any_character_follows : no_digit_follows;
		in->next.base = base == 16 ? 16 : base == 10 ? 10 : 8; // of base 0 the octal digits are digits whatever it is
		*v = in->vague ? VAGUE(after_ungetc) : __VERIFIER_nondet_ulonglong();
		if (0 < width && width < 12) { // so few characters that the number is small; its sign is one of them
			long long most = 1;
			for (size_t i = 1; i < width; i++)
				most *= base ? base : 10;
			__VERIFIER_assume(-most < (long long)*v && (long long)*v < most * (base ? base : 10));
		}
		return 1;
	}
	if (width < 1 || width >= sizeof text) {
		*v = strtoull(in->at, &end, base);
		if (end == in->at)
			return 0;
		in->at = end;
		return 1;
	}
	size_t n = 0;
	for (; n < width && in->at[n]; n++)
		text[n] = in->at[n];
	text[n] = 0;
	*v = strtoull(text, &end, base);
	in->at += end - text;
	return end != text;
}

// Reads a number of at most width characters into a float, or a double if it is wide.
static int scan_float(struct input *in, void *to, size_t width, int wide) {
	char text[64], *end;
	const char *from = in->at;
	if (width) {
		if (width >= sizeof text)
			__seabmc_unsupported("scanf: a floating-point number of a large width");
		size_t n = 0;
		for (; n < width && in->at[n]; n++)
			text[n] = in->at[n];
		text[n] = 0;
		from = text;
	}
	double x = wide ? strtod(from, &end) : strtof(from, &end);
	if (end == from)
		return 0;
	if (end[-1] != '.' && ((*end | 32) == 'e' || (*end | 32) == 'p' || (*end | 32) == 'x'))
		__seabmc_unsupported("scanf: a floating-point number that is cut off");
	if (to && wide)
		*(double *)to = x;
	else if (to)
		*(float *)to = x;
	in->at += end - from;
	return 1;
}

// Reads characters that are no blanks, or those of a set. Tells whether there was one.
static int scan_string(struct input *in, char *to, size_t width, const char *set, const char *set_end) {
	size_t n = 0;
	if (!in->at) {
		n = __VERIFIER_nondet_ulong();
		__VERIFIER_assume(0 < n && (!width || n <= width));
		if (to) {
			to[n] = 0; // before the rest, so that a trace shows a text
			__CPROVER_havoc_slice(to, n);
			for (size_t i = 0; i < width && i < 256; i++) // more than its room is written if there is no width
				if (i < n)
					__VERIFIER_assume(set ? in_set(set, set_end, to[i]) : !is_blank(to[i]));
			if (set)
				follows(in, to[0]);
		}
		in->next.what = !width || n < width ? stop_follows : any_character_follows;
		in->next.set = set;
		in->next.end = set_end;
		return 1;
	}
	for (; in->at[n] && (!width || n < width) && (set ? in_set(set, set_end, in->at[n]) : !is_blank(in->at[n])); n++)
		if (to)
			to[n] = in->at[n];
	if (to && n)
		to[n] = 0;
	in->at += n;
	return n > 0;
}

static int scan_chars(struct input *in, char *to, size_t width) {
	if (!in->at) {
		if (to)
			__CPROVER_havoc_slice(to, width);
		if (to && in->first >= 0)
			*to = in->first;
		if (to)
			follows(in, *to);
		in->first = -1;
		in->next.what = any_character_follows;
		return 1;
	}
	for (size_t i = 0; i < width; i++) {
		if (!in->at[i])
			return 0;
		if (to)
			to[i] = in->at[i];
	}
	in->at += width;
	return 1;
}

// The characters that a %s, %[ or %c with an m reads go to a new block, whose address is stored in to. Tells whether there were
// any, -1 if there is no memory. A %c has no set and no end.
static int scan_allocated(struct input *in, char **to, size_t width, const char *set, const char *set_end, _Bool text) {
	size_t n = 0;
	if (!text) {
		n = width ? width : 1;
		for (size_t i = 0; in->at && i < n; i++)
			if (!in->at[i])
				return 0;
	} else if (in->at) {
		while (in->at[n] && (!width || n < width) && (set ? in_set(set, set_end, in->at[n]) : !is_blank(in->at[n])))
			n++;
		if (!n)
			return 0;
	} else {
		n = __VERIFIER_nondet_ulong();
		__VERIFIER_assume(0 < n && n <= (width ? width : (size_t)1 << 30));
	}
	char *p = malloc(n + text);
	if (!p) {
		*__errno_location() = 12; // ENOMEM
		return -1;
	}
	if (in->at)
		memcpy(p, in->at, n);
	else
		__CPROVER_havoc_slice(p, n);
	in->next.what = any_character_follows;
	for (size_t i = 0; !in->at && text && i < 16; i++)
		if (i < n)
			__VERIFIER_assume(set ? in_set(set, set_end, p[i]) : !is_blank(p[i]));
	if (!text && !in->at && in->first >= 0) {
		*p = in->first;
		in->first = -1;
	}
	if (text)
		p[n] = 0;
	if (in->at)
		in->at += n;
	*to = p;
	return 1;
}

// The end of the set that a %[ begins, its ] or the end of the format.
static const char *end_of_set(const char *f) {
	if (*f == '^')
		f++;
	if (*f == ']')
		f++;
	while (*f && *f != ']')
		f++;
	return f;
}

// How many conversions a format has, %n and those without a result not counted.
static int conversions(const char *f) {
	int n = 0;
	for (; *f; f++)
		if (*f == '%') {
			f++;
			_Bool skip = *f == '*';
			while (*f == '*' || *f == 'm' || '0' <= *f && *f <= '9' || *f == 'l' || *f == 'h' || *f == 'z' || *f == 'j' || *f == 't' || *f == 'L')
				f++;
			n += *f != 'n' && *f != '%' && !skip;
			if (*f == '[')
				f = end_of_set(f + 1);
			if (!*f)
				break;
		}
	return n;
}

static int scan(struct input *in, const char *f, va_list ap) {
	const char *start = in->at;
	if (!in->at) {
		in->left = in->vague ? (int)VAGUE(after_ungetc) : __VERIFIER_nondet_int();
		__VERIFIER_assume((in->first < 0 ? -1 : 1) <= in->left && in->left <= (in->none ? -1 : conversions(f)));
	}
	int result = in->left;
	for (; *f; f++) {
		if (is_blank(*f)) {
			while (in->at && is_blank(*in->at))
				in->at++;
			in->next.what = no_blank_follows;
			continue;
		}
		int size = sizeof(int), wide = 0, skip = 0, allocates = 0;
		size_t width = 0;
		if (*f == '%') {
			f++;
			if (*f == '*') {
				skip = 1;
				f++;
			}
			if (*f == 'm') {
				allocates = 1;
				f++;
			}
			for (; '0' <= *f && *f <= '9'; f++)
				width = width * 10 + *f - '0';
			if (*f == 'm') {
				allocates = 1;
				f++;
			}
			LENGTH_MODIFIERS(f, size, wide);
			if (in->at && *f != 'c' && *f != '[' && *f != 'n')
				while (is_blank(*in->at))
					in->at++;
		} else if (in->at) {
			if (*in->at != *f)
				return in->done || *in->at ? in->done : -1;
			in->at++;
			continue;
		} else {
			in->next.what = any_character_follows;
			continue;
		}
		if (*f == '%') {
			in->next.what = any_character_follows;
			if (in->at && *in->at != '%')
				return in->done || *in->at ? in->done : -1;
			if (in->at)
				in->at++;
			continue;
		}
		void *to = skip ? NULL : va_arg(ap, void *);
		size_t room = size;
		_Bool fraction = ('a' <= (*f | 32) && (*f | 32) <= 'g') && *f != 'd' && *f != 'c';
		if (fraction)
			room = wide ? sizeof(double) : size > sizeof(int) ? sizeof(long double) : sizeof(float);
		if (!skip && *f != 's' && *f != 'c' && *f != '[' && *f != 'p')
			__seabmc_fills(to, room, fraction);
		if (*f == 'n') {
			if (!in->at && in->left <= 0 && __VERIFIER_nondet_bool()) // what stands before it did not match
				return result;
			store_integer(to, size, in->at ? in->at - start : __VERIFIER_nondet_uint() >> 1);
			continue;
		}
		if (in->at ? !*in->at : in->left <= 0 && !skip)
			return in->at ? (in->done ? in->done : -1) : result;
		int got = 0;
		unsigned long long v;
		if (allocates && *f != 's' && *f != 'c' && *f != '[')
			__seabmc_undefined("scanf: m before another conversion than %s, %c and %[");
		allocates = allocates && !skip;
		switch (*f) {
		case 'd':
		case 'u':
		case 'i':
		case 'o':
		case 'x':
		case 'X':
			got = scan_number(in, *f == 'i' ? 0 : *f == 'o' ? 8 : *f == 'd' || *f == 'u' ? 10 : 16, width, &v);
			if (got && to)
				store_integer(to, size, v);
			break;
		case 'p':
			__seabmc_unsupported("scanf: an address");
			break;
		case 's':
			if (wide)
				__seabmc_unsupported("scanf: wide strings");
			got = allocates ? scan_allocated(in, to, width, NULL, NULL, 1) : scan_string(in, to, width, NULL, NULL);
			break;
		case 'c':
			if (wide)
				__seabmc_unsupported("scanf: wide characters");
			got = allocates ? scan_allocated(in, to, width, NULL, NULL, 0) : scan_chars(in, to, width ? width : 1);
			break;
		case '[': {
			const char *set = ++f;
			f = end_of_set(f);
			got = allocates ? scan_allocated(in, to, width, set, f, 1) : scan_string(in, to, width, set, f);
			break;
		}
		case 'e':
		case 'f':
		case 'g':
		case 'E':
		case 'G':
		case 'a':
		case 'F':
		case 'A':
			if (in->at) {
				if (!wide && size > sizeof(int))
					__seabmc_unsupported("scanf: a long double");
				got = scan_float(in, to, width, wide);
				break;
			}
			got = 1;
			in->next.what = any_character_follows;
			if (to)
				__CPROVER_havoc_slice(to, room);
			break;
		case 'b':
		case 'C':
		case 'S':
		case '$':
		case 'w':
			__seabmc_unsupported("scanf: numbered arguments, binary numbers and wide characters");
			break;
		default:
			__seabmc_undefined("scanf: no such conversion");
		}
		if (got <= 0)
			return got < 0 ? -1 : in->done;
		if (!skip) {
			in->done++;
			in->left--;
		}
	}
	return in->at ? in->done : result;
}

// Tells whether what a text says is any input at first, as it costs too much to read it: nothing is known of it, and it can have more than 24 characters.
static _Bool is_costly(const char *s) {
	if (__seabmc_exact() || __seabmc_known(*s))
		return 0;
	size_t size = __CPROVER_OBJECT_SIZE(s);
	return !KNOWN_NUMBER(size) || size > 25;
}

int vsscanf(const char *s, const char *f, va_list ap) {
	struct input in = {s, 0, 0, -1, 0, 0};
	if (is_costly(s)) {
		read_text(s);
		__VERIFIER_assume(VAGUE("sscanf of a long text") != 0); // so that no failure behind it is certain
		in.at = NULL;
	}
	return scan(&in, f, ap);
}

// What is read from a stream is any input, but that behind its end there is none. A character that was pushed back is the first one.
static int scan_stream(void *file, const char *f, va_list ap) {
	struct input in = {0};
	in.first = take_first(file);
	if (in.first >= 0 && !(f[0] == '%' && f[1] == 'c')) {
		in.first = -1;
		in.vague = 1;
	} else if (in.first < 0 && input_ended(file)) {
		in.none = 1;
	}
	int result = scan(&in, f, ap);
	if (result < 0 && !in.none)
		input_stops(file);
	else if (watched() && __VERIFIER_nondet_bool()) // the last number or word may be where the input ends
		STATE(file)->end = 1;
	return result;
}

int vscanf(const char *f, va_list ap) {
	return scan_stream(stdin, f, ap);
}

int vfscanf(void *file, const char *f, va_list ap) {
	__seabmc_stream(file);
	return scan_stream(file, f, ap);
}

int scanf(const char *f, ...) FORWARD(f, vscanf(f, ap))

int fscanf(void *file, const char *f, ...) FORWARD(f, vfscanf(file, f, ap))

int sscanf(const char *s, const char *f, ...) FORWARD(f, vsscanf(s, f, ap))

// The names under which glibc links them for newer standards.
int __isoc99_scanf(const char *f, ...) FORWARD(f, vscanf(f, ap))

int __isoc99_fscanf(void *file, const char *f, ...) FORWARD(f, vfscanf(file, f, ap))

int __isoc99_sscanf(const char *s, const char *f, ...) FORWARD(f, vsscanf(s, f, ap))

int __isoc23_scanf(const char *f, ...) FORWARD(f, vscanf(f, ap))

int __isoc23_fscanf(void *file, const char *f, ...) FORWARD(f, vfscanf(file, f, ap))

int __isoc23_sscanf(const char *s, const char *f, ...) FORWARD(f, vsscanf(s, f, ap))
