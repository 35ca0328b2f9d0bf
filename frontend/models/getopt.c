// glibc's getopt: options may come behind other arguments, which are moved to the end, unless the environment says POSIXLY_CORRECT.
char *optarg;
int optind = 1;
int opterr = 1;
int optopt = '?';

struct option {
	const char *name;
	int has_arg; // 0: none, 1: one, 2: perhaps one
	int *flag;
	int val;
};

enum ordering { permute, require_order, return_in_order };

// What is known of the arguments between calls. Those between first_other and last_other are no options, and were passed over.
static struct {
	_Bool initialized;
	enum ordering ordering;
	char *next; // inside an argument with several letters
	int first_other, last_other;
} scanner;

struct request {
	int argc;
	char **argv;
	const char *letters;
	const struct option *words;
	int *index;   // where the number of a word goes
	_Bool single; // words may begin with one -
	_Bool posix;
};

// Moves the options from last_other to optind before what is no option.
static void exchange(char **argv) {
	for (int option = scanner.last_other; option < optind; option++) {
		char *moved = argv[option];
		for (int i = option; i > scanner.first_other; i--)
			argv[i] = argv[i - 1];
		argv[scanner.first_other++] = moved;
	}
	scanner.last_other = optind;
}

static _Bool is_option(const char *argument) {
	return argument[0] == '-' && argument[1];
}

// How far a word begins as the text does that ends with 0 or =: 2 if it is the same, 1 if the text is a part of it, 0 if it is not.
static int match(const char *word, const char *text) {
	for (; *text && *text != '='; word++, text++)
		if (*word != *text)
			return 0;
	return *word ? 1 : 2;
}

static _Bool same(const struct option *a, const struct option *b) {
	return a->has_arg == b->has_arg && a->flag == b->flag && a->val == b->val;
}

// The word that text stands for, or begins: null if there is none, or several.
static const struct option *find_word(const struct request *r, const char *text, _Bool *ambiguous) {
	const struct option *found = NULL;
	*ambiguous = 0;
	for (const struct option *w = r->words; w->name; w++) {
		int m = match(w->name, text);
		if (m == 2) {
			*ambiguous = 0;
			return w;
		}
		if (m == 1 && found && (r->single || !same(found, w)))
			*ambiguous = 1;
		if (m == 1 && !found)
			found = w;
	}
	return *ambiguous ? NULL : found;
}

// The option that a word is; -2 if it is none, and may be letters.
static int word_option(struct request *r, char *text) {
	_Bool ambiguous;
	const struct option *w = find_word(r, text, &ambiguous);
	if (!w && !ambiguous && r->single && r->argv[optind][1] != '-' && strchr(r->letters, *text))
		return -2;
	scanner.next = NULL;
	optind++;
	if (!w) {
		optopt = 0;
		return '?';
	}
	while (*text && *text != '=')
		text++;
	if (*text) {
		if (!w->has_arg) {
			optopt = w->val;
			return '?';
		}
		optarg = text + 1;
	} else if (w->has_arg == 1) {
		if (optind >= r->argc) {
			optopt = w->val;
			return r->letters[0] == ':' ? ':' : '?';
		}
		optarg = r->argv[optind++];
	}
	if (r->index)
		*r->index = w - r->words;
	if (!w->flag)
		return w->val;
	*w->flag = w->val;
	return 0;
}

// Goes to the next argument: -1 if there are no more options, 1 if it is none, 0 if it is one.
static int next_argument(struct request *r) {
	char **argv = r->argv;
	if (scanner.last_other > optind)
		scanner.last_other = optind;
	if (scanner.first_other > optind)
		scanner.first_other = optind;
	if (scanner.ordering == permute) {
		if (scanner.first_other != scanner.last_other && scanner.last_other != optind)
			exchange(argv);
		else if (scanner.last_other != optind)
			scanner.first_other = optind;
		while (optind < r->argc && !is_option(argv[optind]))
			optind++;
		scanner.last_other = optind;
	}
	if (optind != r->argc && argv[optind][0] == '-' && argv[optind][1] == '-' && !argv[optind][2]) {
		optind++;
		if (scanner.first_other != scanner.last_other && scanner.last_other != optind)
			exchange(argv);
		else if (scanner.first_other == scanner.last_other)
			scanner.first_other = optind;
		scanner.last_other = r->argc;
		optind = r->argc;
	}
	if (optind == r->argc) {
		if (scanner.first_other != scanner.last_other)
			optind = scanner.first_other;
		return -1;
	}
	if (is_option(argv[optind]))
		return 0;
	if (scanner.ordering == require_order)
		return -1;
	optarg = argv[optind++];
	return 1;
}

static int letter_option(struct request *r) {
	char c = *scanner.next++;
	const char *l = strchr(r->letters, c);
	if (!*scanner.next)
		optind++;
	if (!l || c == ':' || c == ';') {
		optopt = c;
		return '?';
	}
	if (l[0] == 'W' && l[1] == ';' && r->words)
		__seabmc_unsupported("getopt: W;");
	if (l[1] != ':')
		return c;
	if (*scanner.next) {
		optarg = scanner.next;
		optind++;
	} else if (l[2] != ':') {
		if (optind == r->argc) {
			optopt = c;
			c = r->letters[0] == ':' ? ':' : '?';
		} else {
			optarg = r->argv[optind++];
		}
	}
	scanner.next = NULL;
	return c;
}

static int get_option(struct request *r) {
	if (r->argc < 1)
		return -1;
	optarg = NULL;
	if (optind == 0 || !scanner.initialized) {
		if (optind == 0)
			optind = 1;
		scanner.first_other = scanner.last_other = optind;
		scanner.next = NULL;
		scanner.initialized = 1;
		scanner.ordering = permute;
		if (r->letters[0] == '-')
			scanner.ordering = return_in_order;
		else if (r->letters[0] == '+' || r->posix || __VERIFIER_nondet_bool())
			scanner.ordering = require_order;
	}
	if (r->letters[0] == '-' || r->letters[0] == '+')
		r->letters++;
	if (!scanner.next || !*scanner.next) {
		int what = next_argument(r);
		if (what)
			return what;
		char *argument = r->argv[optind];
		if (r->words && argument[1] == '-')
			return word_option(r, argument + 2);
		if (r->words && r->single && (argument[2] || !strchr(r->letters, argument[1]))) {
			int option = word_option(r, argument + 1);
			if (option != -2)
				return option;
		}
		scanner.next = argument + 1;
	}
	return letter_option(r);
}

int getopt(int argc, char **argv, const char *letters) {
	struct request r = {argc, argv, letters, NULL, NULL, 0, 0};
	return get_option(&r);
}

int __posix_getopt(int argc, char **argv, const char *letters) {
	struct request r = {argc, argv, letters, NULL, NULL, 0, 1};
	return get_option(&r);
}

int getopt_long(int argc, char **argv, const char *letters, const struct option *words, int *index) {
	struct request r = {argc, argv, letters, words, index, 0, 0};
	return get_option(&r);
}

int getopt_long_only(int argc, char **argv, const char *letters, const struct option *words, int *index) {
	struct request r = {argc, argv, letters, words, index, 1, 0};
	return get_option(&r);
}
