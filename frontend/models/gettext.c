// Messages in the language of the user: category 5 of the locale. While that is "C", a message is the program's own text. Otherwise it may also be another one,
// which the program must not write to.
static char *translated(const char *text) {
	read_text(text);
	if (!(other_locale & LOCALE(5)) || __VERIFIER_nondet_bool())
		return (char *)text;
	__VERIFIER_assume(VAGUE("a message in another language") != 0); // it has the conversions of the text, so that no failure behind it is certain
	return __seabmc_any_string();
}

static void read_name(const char *name) {
	if (name)
		read_text(name);
}

char *gettext(const char *text) {
	return translated(text);
}

char *dgettext(const char *domain, const char *text) {
	read_name(domain);
	return translated(text);
}

char *dcgettext(const char *domain, const char *text, int category) {
	(void)category;
	return dgettext(domain, text);
}

char *ngettext(const char *one, const char *many, unsigned long n) {
	read_text(one);
	read_text(many);
	return translated(n == 1 ? one : many);
}

char *dngettext(const char *domain, const char *one, const char *many, unsigned long n) {
	read_name(domain);
	return ngettext(one, many, n);
}

char *dcngettext(const char *domain, const char *one, const char *many, unsigned long n, int category) {
	(void)category;
	return dngettext(domain, one, many, n);
}

// What was chosen, or null if there is no memory or nothing was chosen.
static char *choice(const char *chosen) {
	read_name(chosen);
	return __VERIFIER_nondet_bool() ? NULL : __seabmc_any_string();
}

char *textdomain(const char *domain) {
	return choice(domain);
}

char *bindtextdomain(const char *domain, const char *folder) {
	read_name(domain);
	return choice(folder);
}

char *bind_textdomain_codeset(const char *domain, const char *codeset) {
	read_name(domain);
	return choice(codeset);
}
