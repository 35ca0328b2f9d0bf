// The functions of <ctype.h> for the "C" locale. What is true is told by the bit that glibc has for it. A number that is neither
// EOF nor the value of an unsigned char is undefined (C11 7.4p1).

static _Bool upper(int c) {
	return 'A' <= c && c <= 'Z';
}

static _Bool lower(int c) {
	return 'a' <= c && c <= 'z';
}

static _Bool digit(int c) {
	return '0' <= c && c <= '9';
}

static _Bool letter(int c) {
	return lower(c) || upper(c);
}

#define LOCALIZED "a character that is not ASCII, after setlocale"

// What is beyond ASCII depends on the locale.
static int localized(int c, int result) {
	return (other_locale & LOCALE(0)) && c > 127 ? (int)VAGUE(LOCALIZED) : result;
}

static int converted(int c, int result) {
	return (other_locale & LOCALE(0)) && c > 127 ? (int)VAGUE(LOCALIZED) & 255 : result;
}

int isupper(int c) {
	__seabmc_character(c);
	return localized(c, (upper(c)) ? 256 : 0);
}

int islower(int c) {
	__seabmc_character(c);
	return localized(c, (lower(c)) ? 512 : 0);
}

int isalpha(int c) {
	__seabmc_character(c);
	return localized(c, (letter(c)) ? 1024 : 0);
}

int isdigit(int c) {
	__seabmc_character(c);
	return (digit(c)) ? 2048 : 0;
}

int isalnum(int c) {
	__seabmc_character(c);
	return localized(c, (letter(c) || digit(c)) ? 8 : 0);
}

int isxdigit(int c) {
	__seabmc_character(c);
	return (digit(c) || ('a' <= c && c <= 'f') || ('A' <= c && c <= 'F')) ? 4096 : 0;
}

int isspace(int c) {
	__seabmc_character(c);
	return localized(c, (c == ' ' || ('\t' <= c && c <= '\r')) ? 8192 : 0);
}

int isblank(int c) {
	__seabmc_character(c);
	return localized(c, (c == ' ' || c == '\t') ? 1 : 0);
}

int isprint(int c) {
	__seabmc_character(c);
	return localized(c, (32 <= c && c < 127) ? 16384 : 0);
}

int isgraph(int c) {
	__seabmc_character(c);
	return localized(c, (32 < c && c < 127) ? 32768 : 0);
}

int iscntrl(int c) {
	__seabmc_character(c);
	return localized(c, ((0 <= c && c < 32) || c == 127) ? 2 : 0);
}

int ispunct(int c) {
	__seabmc_character(c);
	return localized(c, (32 < c && c < 127 && !letter(c) && !digit(c)) ? 4 : 0);
}

int isascii(int c) {
	return 0 <= c && c < 128;
}

int toascii(int c) {
	return c & 127;
}

int tolower(int c) {
	__seabmc_character(c);
	return converted(c, upper(c) ? c + 32 : c);
}

int toupper(int c) {
	__seabmc_character(c);
	return converted(c, lower(c) ? c - 32 : c);
}

// Of wide characters, in the C locale.
static int narrow(unsigned c) {
	return c < 128 ? (int)c : -1;
}

static unsigned localized_wide(unsigned c, unsigned result) {
	return (other_locale & LOCALE(0)) && c > 127 && c != -1u ? (unsigned)VAGUE(LOCALIZED) : result;
}

int iswupper(unsigned c) {
	return (int)localized_wide(c, isupper(narrow(c)));
}

int iswlower(unsigned c) {
	return (int)localized_wide(c, islower(narrow(c)));
}

int iswalpha(unsigned c) {
	return (int)localized_wide(c, isalpha(narrow(c)));
}

int iswdigit(unsigned c) {
	return isdigit(narrow(c));
}

int iswalnum(unsigned c) {
	return (int)localized_wide(c, isalnum(narrow(c)));
}

int iswxdigit(unsigned c) {
	return isxdigit(narrow(c));
}

int iswspace(unsigned c) {
	return (int)localized_wide(c, isspace(narrow(c)));
}

int iswblank(unsigned c) {
	return (int)localized_wide(c, isblank(narrow(c)));
}

int iswprint(unsigned c) {
	return (int)localized_wide(c, isprint(narrow(c)));
}

int iswgraph(unsigned c) {
	return (int)localized_wide(c, isgraph(narrow(c)));
}

int iswcntrl(unsigned c) {
	return (int)localized_wide(c, iscntrl(narrow(c)));
}

int iswpunct(unsigned c) {
	return (int)localized_wide(c, ispunct(narrow(c)));
}

unsigned towlower(unsigned c) {
	return localized_wide(c, c < 128 ? (unsigned)tolower(c) : c);
}

unsigned towupper(unsigned c) {
	return localized_wide(c, c < 128 ? (unsigned)toupper(c) : c);
}
