package lower

import (
	"path/filepath"
	"regexp"
	"strings"
)

// goto-cc --export-file-local-symbols gives each static function a second name, by which a harness in another file can call it:
// __CPROVER_file_local_FILE_FUNCTION, where FILE is the name of the file without its folder, each run of characters that are no part
// of an identifier and of underscores written as one underscore. Here these names are always known.

// FileLocalPrefix begins the names.
const FileLocalPrefix = "__CPROVER_file_local_"

var notInName = regexp.MustCompile(`[^A-Za-z0-9]+`)

// fileLocalName is the name for a static function of a file.
func fileLocalName(file, function string) string {
	return FileLocalPrefix + notInName.ReplaceAllString(filepath.Base(file), "_") + "_" + function
}

// exportFileLocals resolves the names that the program uses and nothing defines.
func (k *linker) exportFileLocals() {
	wanted := map[string]*entity{}
	for name, e := range k.table {
		if strings.HasPrefix(name, FileLocalPrefix) && e.rank == rankDecl {
			wanted[name] = e
		}
	}
	if len(wanted) == 0 && !strings.HasPrefix(k.entry, FileLocalPrefix) {
		return
	}
	for _, m := range k.mods {
		if m.model {
			continue
		}
		for _, f := range m.ll.Funcs {
			e := m.syms[f]
			if !isLocal(f.Linkage) || !e.hasBody() {
				continue
			}
			for _, file := range []string{m.path, k.dbg.funcPos(f).File} {
				name := fileLocalName(file, f.Name)
				if old := k.table[name]; old == nil || old.rank == rankDecl {
					k.table[name] = e
					k.redirect(name, e)
				}
			}
		}
	}
}

// redirect makes every module's declaration of a name mean e.
func (k *linker) redirect(name string, e *entity) {
	for _, m := range k.mods {
		for _, f := range m.ll.Funcs {
			if f.Name == name {
				m.syms[f] = e
			}
		}
	}
}
