// The functions of <ctype.h> for the "C" locale.

int isupper(int c) {
	return 'A' <= c && c <= 'Z';
}

int islower(int c) {
	return 'a' <= c && c <= 'z';
}

int isalpha(int c) {
	return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
}

int isdigit(int c) {
	return '0' <= c && c <= '9';
}

int isalnum(int c) {
	return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9');
}

int isxdigit(int c) {
	return ('0' <= c && c <= '9') || ('a' <= c && c <= 'f') || ('A' <= c && c <= 'F');
}

int isspace(int c) {
	return c == ' ' || ('\t' <= c && c <= '\r');
}

int isblank(int c) {
	return c == ' ' || c == '\t';
}

int isprint(int c) {
	return 32 <= c && c < 127;
}

int isgraph(int c) {
	return 32 < c && c < 127;
}

int iscntrl(int c) {
	return (0 <= c && c < 32) || c == 127;
}

int ispunct(int c) {
	return 32 < c && c < 127 && !isalnum(c);
}

int isascii(int c) {
	return 0 <= c && c < 128;
}

int toascii(int c) {
	return c & 127;
}

int tolower(int c) {
	return 'A' <= c && c <= 'Z' ? c + 32 : c;
}

int toupper(int c) {
	return 'a' <= c && c <= 'z' ? c - 32 : c;
}

// Of wide characters, in the C locale.
static int narrow(unsigned c) {
	return c < 128 ? (int)c : -1;
}

int iswupper(unsigned c) {
	return isupper(narrow(c));
}

int iswlower(unsigned c) {
	return islower(narrow(c));
}

int iswalpha(unsigned c) {
	return isalpha(narrow(c));
}

int iswdigit(unsigned c) {
	return isdigit(narrow(c));
}

int iswalnum(unsigned c) {
	return isalnum(narrow(c));
}

int iswxdigit(unsigned c) {
	return isxdigit(narrow(c));
}

int iswspace(unsigned c) {
	return isspace(narrow(c));
}

int iswprint(unsigned c) {
	return isprint(narrow(c));
}

int iswpunct(unsigned c) {
	return ispunct(narrow(c));
}

unsigned towlower(unsigned c) {
	return c < 128 ? (unsigned)tolower(c) : c;
}

unsigned towupper(unsigned c) {
	return c < 128 ? (unsigned)toupper(c) : c;
}
