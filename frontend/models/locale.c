// The locale is "C" until setlocale chooses another one, of which nothing is known: a bit for each category. Category 6 is all of them.
static unsigned other_locale;

char *setlocale(int category, const char *locale) {
	if (locale)
		read_text(locale);
	if (__VERIFIER_nondet_bool())
		return NULL;
	if (locale) {
		unsigned bits = category == 6 ? -1u : category < 0 || category > 12 ? 0 : LOCALE(category);
		if (strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0)
			other_locale &= ~bits;
		else
			other_locale |= bits;
	}
	char *name = __seabmc_any_string();
	__VERIFIER_assume(*name); /* the empty name stands for the environment's choice, not for a locale */
	return name;
}

struct lconv {
	char *decimal_point, *thousands_sep, *grouping;
	char *int_curr_symbol, *currency_symbol, *mon_decimal_point, *mon_thousands_sep, *mon_grouping, *positive_sign, *negative_sign;
	char numbers[14];
};

struct lconv *localeconv(void) {
	static const struct lconv c = {".", "", "", "", "", "", "", "", "", "", {127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127}};
	if (other_locale & (LOCALE(1) | LOCALE(4)))
		__seabmc_unsupported("localeconv after setlocale");
	return (struct lconv *)&c;
}
