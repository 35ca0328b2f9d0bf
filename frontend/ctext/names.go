package ctext

import (
	"path/filepath"
	"regexp"
)

// FileLocalPrefix is the prefix of the names by which other files call static functions (FileLocalName).
const FileLocalPrefix = "__CPROVER_file_local_"

var notInName = regexp.MustCompile(`[^A-Za-z0-9]+`)

// FileLocalName is the second name of a static function of a file. goto-cc --export-file-local-symbols gives one to each, so that a harness
// in another file can call it: __CPROVER_file_local_FILE_FUNCTION. FILE is the name of the file without its folder, in which each run of
// underscores and of characters that cannot occur in an identifier becomes one underscore.
func FileLocalName(file, function string) string {
	return FileLocalPrefix + notInName.ReplaceAllString(filepath.Base(file), "_") + "_" + function
}
