// The locale is "C" until setlocale chooses another one, of which nothing is known.
static _Bool other_locale;

char *setlocale(int category, const char *locale) {
	(void)category;
	if (locale)
		read_text(locale);
	if (__VERIFIER_nondet_bool())
		return NULL;
	if (locale && !(locale[0] == 'C' && !locale[1]))
		other_locale = 1;
	return __seabmc_any_string();
}

struct lconv {
	char *decimal_point, *thousands_sep, *grouping;
	char *int_curr_symbol, *currency_symbol, *mon_decimal_point, *mon_thousands_sep, *mon_grouping, *positive_sign, *negative_sign;
	char numbers[14];
};

struct lconv *localeconv(void) {
	static const struct lconv c = {".", "", "", "", "", "", "", "", "", "", {127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127}};
	if (other_locale)
		__seabmc_unsupported("localeconv after setlocale");
	return (struct lconv *)&c;
}
