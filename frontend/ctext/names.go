package ctext

import (
	"path/filepath"
	"regexp"
)

// FileLocalPrefix begins the names by which other files call static functions (FileLocalName).
const FileLocalPrefix = "__CPROVER_file_local_"

var notInName = regexp.MustCompile(`[^A-Za-z0-9]+`)

// FileLocalName is the second name of a static function of a file. goto-cc --export-file-local-symbols gives it to each, so that a harness
// in another file can call it: __CPROVER_file_local_FILE_FUNCTION, where FILE is the name of the file without its folder, each run
// of characters that are no part of an identifier and of underscores written as one underscore.
func FileLocalName(file, function string) string {
	return FileLocalPrefix + notInName.ReplaceAllString(filepath.Base(file), "_") + "_" + function
}
