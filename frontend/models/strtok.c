/* There is no string to go on with before the first call that has one: then the state is null, which strspn does not take. */
char *strtok_r(char *s, const char *delim, char **state) {
	if (!s)
		s = *state;
	s += strspn(s, delim);
	if (!*s) {
		*state = s;
		return NULL;
	}
	char *end = s + strcspn(s, delim);
	if (*end)
		*end++ = 0;
	*state = end;
	return s;
}

static char *strtok_state;

char *strtok(char *s, const char *delim) {
	return strtok_r(s, delim, &strtok_state);
}

char *strsep(char **state, const char *delim) {
	char *s = *state;
	if (!s)
		return NULL;
	char *end = s + strcspn(s, delim);
	if (*end) {
		*end = 0;
		*state = end + 1;
	} else {
		*state = NULL;
	}
	return s;
}
