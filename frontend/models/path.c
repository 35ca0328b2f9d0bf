// GNU's, which leaves its argument alone.
char *basename(const char *path) {
	char *slash = strrchr(path, '/');
	return slash ? slash + 1 : (char *)path;
}

static char *before_slashes(char *path, char *p) {
	while (p != path && p[-1] == '/')
		p--;
	return p;
}

// Those of POSIX cut the string.
char *__xpg_basename(char *path) {
	if (!path || !*path)
		return (char *)".";
	char *p = strrchr(path, '/');
	if (!p)
		return path;
	if (p[1])
		return p + 1;
	char *end = before_slashes(path, p);
	if (end == path)
		return p; // nothing but slashes: the last one
	*end = 0;
	while (end != path && end[-1] != '/')
		end--;
	return end;
}

char *dirname(char *path) {
	char *p = path ? strrchr(path, '/') : NULL;
	if (p && p != path && !p[1]) {
		char *end = before_slashes(path, p);
		if (end != path) {
			p = NULL;
			while (end != path && !p)
				if (*--end == '/')
					p = end;
		}
	}
	if (!p)
		return (char *)".";
	char *end = before_slashes(path, p);
	if (end == path) // the root; two slashes are a root of their own
		end = p == path + 1 ? p + 1 : path + 1;
	*end = 0;
	return path;
}
