package bench

import (
	"bytes"
	"fmt"
	"html"
	"os"
	"path/filepath"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
)

const pageStyle = `body{font:15px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;margin:1rem 0;font-variant-numeric:tabular-nums}
th,td{border:1px solid #ccc;padding:.2rem .5rem}th{background:#f3f3f3}
img{max-width:48%}pre{background:#f6f6f6;padding:.6rem;overflow:auto}`

// WritePage writes a report as NAME.md and NAME.html. figures are files in the same folder. The SVG files, which a browser shows best, are put at the
// end.
func WritePage(dir, name, title, markdown string, figures []string) error {
	var md strings.Builder
	fmt.Fprintf(&md, "# %s\n\n%s\n", title, markdown)
	for _, f := range figures {
		base := filepath.Base(f)
		if filepath.Ext(base) == ".svg" {
			fmt.Fprintf(&md, "![%s](%s)\n", strings.TrimSuffix(base, ".svg"), base)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, name+".md"), []byte(md.String()), 0o644); err != nil {
		return err
	}
	var page bytes.Buffer
	fmt.Fprintf(&page, "<!DOCTYPE html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>%s</title>\n<style>%s</style>\n<body>\n", html.EscapeString(title), pageStyle)
	if err := goldmark.New(goldmark.WithExtensions(extension.Table)).Convert([]byte(md.String()), &page); err != nil {
		return err
	}
	page.WriteString("</body></html>\n")
	return os.WriteFile(filepath.Join(dir, name+".html"), page.Bytes(), 0o644)
}
