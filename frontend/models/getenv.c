// The environment: of each variable that is named by a known text it is remembered what it is. The program must not write to what it gets.
enum { most_variables = 16, longest_name = 60 };
static struct {
	_Bool known;
	char *value; // null: there is none
} variables[most_variables + 1];
static _Bool asked;  // for a variable, or one was set
static _Bool obscure; // one of them has a name that is not known here: what is known of the others may be about it

static void name_unknown(void) {
	for (int i = 1; i <= most_variables; i++)
		variables[i].known = 0;
	if (!obscure)
		obscure = 1;
}

static char *string_or_none(void) {
	return __VERIFIER_nondet_bool() ? NULL : __seabmc_any_string();
}

// A variable about which something may be known, but not here.
static char *some_string_or_none(void) {
	return VAGUE("the environment beside a name that is not known") % 2 ? NULL : __seabmc_any_string();
}

// Tells whether the program looks at the list of all variables.
static _Bool listed(void) {
	return __seabmc_calls("environ") || __seabmc_calls("__environ") || __seabmc_calls("_environ");
}

// The list does not follow changes.
static void list_changes(void) {
	if (listed())
		__seabmc_unsupported("a change of the environment where the program looks at the list of its variables (environ)");
}

char *getenv(const char *name) {
	read_text(name);
	if (listed())
		__VERIFIER_assume(VAGUE("a variable of the environment beside the list of all") != 0); // the list may say something else, so that no failure behind it is certain
	int k = __seabmc_text_id(name, most_variables);
	_Bool vague = k ? obscure : asked;
	if (!asked)
		asked = 1;
	if (!k && !obscure)
		obscure = 1;
	if (k && variables[k].known)
		return variables[k].value;
	char *value = vague ? some_string_or_none() : string_or_none();
	variables[k].known = k != 0;
	variables[k].value = value;
	return value;
}

char *secure_getenv(const char *name) {
	return __VERIFIER_nondet_bool() ? NULL : getenv(name);
}

// The variable with a number (0: its name is not known) is set.
static void put_variable(int k, _Bool known, char *value) {
	list_changes();
	if (!asked)
		asked = 1;
	if (!k)
		name_unknown();
	variables[k].known = k && known;
	variables[k].value = value;
}

int setenv(const char *name, const char *value, int overwrite) {
	char *before = overwrite ? NULL : getenv(name);
	read_text(name);
	read_text(value);
	if (__VERIFIER_nondet_bool())
		return failing(-1);
	int k = __seabmc_text_id(name, most_variables);
	if (k && before)
		return 0;
	_Bool known = !__seabmc_ends(value) || __seabmc_known(*value);
	put_variable(k, known, known ? __seabmc_constant(value, strlen(value) + 1) : NULL);
	return 0;
}

int unsetenv(const char *name) {
	read_text(name);
	if (__VERIFIER_nondet_bool())
		return failing(-1);
	put_variable(__seabmc_text_id(name, most_variables), 1, NULL);
	return 0;
}

// The length of the name in NAME=VALUE, 0 where that is not known.
static size_t name_length(const char *s) {
	size_t n = 0;
	while (n < longest_name && __seabmc_known(s[n]) && s[n] && s[n] != '=')
		n++;
	return __seabmc_known(s[n]) && s[n] == '=' ? n : 0;
}

// The program's own string becomes a part of the environment.
int putenv(char *s) {
	read_text(s);
	if (__VERIFIER_nondet_bool())
		return failing(-1);
	char name[longest_name + 1];
	size_t n = name_length(s);
	memcpy(name, s, n);
	name[n] = 0;
	int k = n ? __seabmc_text_id(name, most_variables) : 0;
	put_variable(k, 1, k ? s + n + 1 : NULL);
	return 0;
}

// What strerror gave before may be overwritten by the next call. The same number gives the same text again, unless there was another call in between, or
// the language of messages (category 5) was chosen.
static char *error_text;
static int error_number;
static _Bool error_translated;

char *strerror(int error) {
	_Bool translated = (other_locale & LOCALE(5)) != 0;
	if (error_text && error == error_number && !error_translated && !translated)
		return error_text;
	if (error_text)
		__seabmc_overwrite(error_text);
	error_number = error;
	error_translated = translated;
	return error_text = __seabmc_any_string();
}
