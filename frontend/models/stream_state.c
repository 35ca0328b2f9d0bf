// What a stream remembers: that it ended, that it failed, which characters were pushed back, and its descriptor.
static void opened(void *file, int fd) {
	struct stream_state *s = STATE(file);
	s->end = s->error = s->pushed = 0;
	s->fd = fd;
	s->place = any_place;
}

// Places are kept only where they are asked for.
static _Bool places_watched(void) {
	return __seabmc_calls("ftell") || __seabmc_calls("ftello");
}

static void at_place(void *file, long at) {
	if (places_watched()) {
		STATE(file)->place = told_place;
		STATE(file)->at = at;
	}
}

static void shifted(void *file) {
	if (file && places_watched() && STATE(file)->place == told_place)
		STATE(file)->place = later_place;
}

// Errors are kept only where they are asked for: a loop that writes would have a new state in each round otherwise.
static _Bool errors_watched(void) {
	return __seabmc_calls("ferror") || __seabmc_calls("ferror_unlocked");
}

static _Bool watched(void) {
	return errors_watched() || __seabmc_calls("feof") || __seabmc_calls("feof_unlocked");
}

// What is told already is not written again: a loop that writes nothing new is seen to repeat its state.
static void note(int *told) {
	if (!*told)
		*told = 1;
}

// Where the end was met, nothing more is read before it is cleared (C11 7.21.7.1p2).
static _Bool input_ended(void *file) {
	return watched() && STATE(file)->end;
}

static _Bool input_stops(void *file) {
	_Bool fails = __VERIFIER_nondet_bool();
	if (!fails && watched())
		note(&STATE(file)->end);
	if (fails && errors_watched())
		note(&STATE(file)->error);
	if (fails)
		failing(0);
	return fails;
}

// There may be no stream. A program that does not look at the result does not see why it failed, as calls that succeed may change errno too.
static void output_fails(void *file) {
	if (__seabmc_counting())
		failing(0);
	if (file && errors_watched())
		note(&STATE(file)->error);
}

// Another place in the file, if there is one: what was pushed back is forgotten.
static void moved(void *file) {
	if (watched())
		STATE(file)->end = 0;
	if (__seabmc_calls("ungetc"))
		STATE(file)->pushed = 0;
}

static int any_nonzero(void) {
	int x = __VERIFIER_nondet_int();
	return x ? x : 1; // no assumption: that it is not zero is seen without the solver
}

int ferror(void *file) {
	__seabmc_stream(file);
	return STATE(file)->error ? any_nonzero() : 0;
}

int feof(void *file) {
	__seabmc_stream(file);
	return STATE(file)->end ? any_nonzero() : 0;
}

void clearerr(void *file) {
	__seabmc_stream(file);
	STATE(file)->end = STATE(file)->error = 0;
}

int feof_unlocked(void *file) {
	return feof(file);
}

int ferror_unlocked(void *file) {
	return ferror(file);
}

void clearerr_unlocked(void *file) {
	clearerr(file);
}

int fileno(void *file) {
	__seabmc_stream(file);
	int fd = STATE(file)->fd;
	__VERIFIER_assume(fd >= -1); // -1: an argument of the function that is checked may have none
	return fd < 0 ? failing(-1) : fd;
}

int fileno_unlocked(void *file) {
	return fileno(file);
}

static int take_back(void *file) {
	shifted(file);
	if (!__seabmc_calls("ungetc"))
		return -1;
	struct stream_state *s = STATE(file);
	if (s->pushed < 1 || s->pushed > most_back)
		return -1;
	return s->back[--s->pushed];
}

// The first of several characters that are read at once. If more than one was pushed back, the others are among the bytes that follow, or are still
// there: no failure behind it is certain.
static int take_first(void *file) {
	int c = take_back(file);
	int more = STATE(file)->pushed;
	if (c >= 0 && 0 < more && more <= most_back) {
		__VERIFIER_assume(VAGUE("reading more than one character that was pushed back by one call") != 0);
		int left = __VERIFIER_nondet_int();
		__VERIFIER_assume(0 <= left && left <= more);
		STATE(file)->pushed = left;
	}
	return c;
}

// There is always room for one character (C11 7.21.7.10p3), and perhaps for more.
int ungetc(int c, void *file) {
	__seabmc_stream(file);
	if (c == -1)
		return -1;
	struct stream_state *s = STATE(file);
	if (s->pushed < 1 || s->pushed > most_back)
		s->pushed = 0;
	else if (__VERIFIER_nondet_bool())
		return -1;
	if (s->pushed == most_back)
		__seabmc_unsupported("more than 4 characters pushed back");
	s->back[s->pushed++] = c;
	shifted(file);
	s->end = 0;
	return (unsigned char)c;
}

int fseek(void *file, long at, int from) {
	__seabmc_stream(file);
	struct stream_state *s = STATE(file);
	long to = from ? s->at + (unsigned long)at : at;
	_Bool told = from == 0 || from == 1 && s->place == told_place;
	if (told && to < 0 || __VERIFIER_nondet_bool())
		return failing(-1);
	moved(file);
	if (told)
		at_place(file, to);
	else if (from != 1)
		s->place = any_place;
	return 0;
}

int fseeko(void *file, long at, int from) {
	return fseek(file, at, from);
}

long ftell(void *file) {
	__seabmc_stream(file);
	struct stream_state *s = STATE(file);
	if (__VERIFIER_nondet_bool())
		return failing(-1);
	if (s->place != told_place || s->at < 0) {
		long at = s->place == any_place ? __VERIFIER_nondet_long() : (long)VAGUE("ftell after reading or writing");
		__VERIFIER_assume(at >= 0);
		at_place(file, at);
	}
	return s->at;
}

long ftello(void *file) {
	return ftell(file);
}

void rewind(void *file) {
	__seabmc_stream(file);
	moved(file);
	at_place(file, 0);
	if (errors_watched())
		STATE(file)->error = 0;
}

int fgetpos(void *file, void *at) {
	__seabmc_stream(file);
	if (__VERIFIER_nondet_bool())
		return failing(-1);
	__CPROVER_havoc_slice(at, sizeof(long) == 8 ? 16 : 12);
	return 0;
}

int fsetpos(void *file, const void *at) {
	__seabmc_readable(at, 1);
	int failed = fseek(file, 0, 2);
	if (!failed && places_watched())
		STATE(file)->place = later_place; // where fgetpos was called: that may have been told
	return failed;
}
