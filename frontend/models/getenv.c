// The environment: of each variable that is named by a known text it is remembered what it is. The program must not write to what it gets.
enum { most_variables = 16 };
static struct {
	_Bool known;
	char *value; // null: there is none
} variables[most_variables + 1];

static void forget_variables(void) {
	for (int i = 1; i <= most_variables; i++)
		variables[i].known = 0;
}

static char *string_or_none(void) {
	return __VERIFIER_nondet_bool() ? NULL : __seabmc_any_string();
}

char *getenv(const char *name) {
	read_text(name);
	int k = __seabmc_text_id(name, most_variables);
	if (!k)
		return string_or_none();
	if (!variables[k].known) {
		variables[k].known = 1;
		variables[k].value = string_or_none();
	}
	return variables[k].value;
}

char *secure_getenv(const char *name) {
	return __VERIFIER_nondet_bool() ? NULL : getenv(name);
}

int setenv(const char *name, const char *value, int overwrite) {
	char *before = overwrite ? NULL : getenv(name);
	read_text(name);
	read_text(value);
	if (__VERIFIER_nondet_bool())
		return failing(-1);
	int k = __seabmc_text_id(name, most_variables);
	if (!k) {
		forget_variables();
	} else if (!before) {
		variables[k].known = !__seabmc_ends(value) || __seabmc_known(*value);
		if (variables[k].known)
			variables[k].value = __seabmc_constant(value, strlen(value) + 1);
	}
	return 0;
}

int unsetenv(const char *name) {
	read_text(name);
	if (__VERIFIER_nondet_bool())
		return failing(-1);
	int k = __seabmc_text_id(name, most_variables);
	if (!k)
		forget_variables();
	variables[k].known = k != 0;
	variables[k].value = NULL;
	return 0;
}

int putenv(char *s) {
	read_text(s);
	if (__VERIFIER_nondet_bool())
		return failing(-1);
	forget_variables();
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
