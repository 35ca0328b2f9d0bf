package replay

import (
	"embed"
	"strconv"
	"strings"
	"text/template"
)

// The C that is written stands in templates/*.tmpl.
//
//go:embed templates/*.tmpl
var templateFiles embed.FS

var templates = template.Must(template.New("").Funcs(template.FuncMap{
	"quote":   quoted,
	"bytes":   byteList,
	"comment": func(s string) string { return strings.ReplaceAll(s, "*/", "* /") },
}).ParseFS(templateFiles, "templates/*.tmpl"))

// write returns the text of a template.
func write(name string, data any) string {
	var out strings.Builder
	if err := templates.ExecuteTemplate(&out, name, data); err != nil {
		panic("replay: " + err.Error()) // a mistake in a template
	}
	return out.String()
}

// quoted returns a string literal of C.
func quoted(s string) string {
	var out strings.Builder
	out.WriteByte('"')
	for _, c := range []byte(s) {
		switch {
		case c == '"' || c == '\\':
			out.WriteByte('\\')
			out.WriteByte(c)
		case c < ' ' || c > '~':
			out.WriteString(`\` + octal(c))
		default:
			out.WriteByte(c)
		}
	}
	out.WriteByte('"')
	return out.String()
}

// octal returns three digits, so that no digit after them is taken for a part of the number.
func octal(c byte) string { return strconv.FormatUint(uint64(c)|1<<9, 8)[1:] }

// byteList writes bytes as numbers, 32 per line.
func byteList(data []byte) string {
	out := make([]byte, 0, 4*len(data))
	for i, b := range data {
		if i > 0 {
			out = append(out, ',')
		}
		if i%32 == 0 && i > 0 {
			out = append(out, "\n\t"...)
		}
		out = strconv.AppendUint(out, uint64(b), 10)
	}
	return string(out)
}
