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
