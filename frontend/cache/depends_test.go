package cache

import "testing"

// A file is not kept if its compilation may depend on more than the files that it includes.
func TestUnsettled(t *testing.T) {
	for text, settled := range map[string]bool{
		"#include \"a.h\"\nint TIME, __TIMER;":                              true,
		"#define JOIN(a, b) a##b\nint JOIN(x, y);":                          true,
		"#define WEAK(x) __##x##__":                                         true,
		"const char *t = __TIME__;":                                         false,
		"const char *t = __TI\\\nME__;":                                     false,
		"const char *t = __TI\\ \r\nME__;":                                  false,
		"const char *t = __TI??/\nME__;":                                    false,
		"#if __has_include(<a.h>)":                                          false,
		"#if __has_\\\ninclude(<a.h>)":                                      false,
		"#if __has_include_next(<a.h>)":                                     false,
		"#if __has_embed(\"a\")":                                            false,
		"#define JOIN(a, b) a##b\nchar *t = JOIN(__TI, ME__);":              false,
		"#define JOIN(a, b) a##b\nchar *t = JOIN(__, DATE__);":              false,
		"#define MAGIC(x) __##x##__\nchar *t = MAGIC(TIMESTAMP);":           false,
		"#define JOIN(a, b) a##b\n#if JOIN(__has_, include)(<a.h>)\n#endif": false,
	} {
		if why := unsettled("a.h", []byte(text)); (why == "") != settled {
			t.Errorf("%q: %q", text, why)
		}
	}
	if why := unsettled("/usr/include/a.h", []byte("#if __has_include(<b.h>)")); why != "" { // the names that these ask for are known
		t.Error(why)
	}
}
