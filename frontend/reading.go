package frontend

import "seabmc/frontend/assembly"

// Reading is the result of reading one file of LLVM assembly: how many functions it defines, and which of them could not be read.
type Reading struct {
	Functions int
	Refused   []assembly.Refusal
	Module    *assembly.Module // nil if there is none
}

// ReadText reads a file of LLVM assembly without running anything.
func ReadText(path, src string) (Reading, error) {
	t, err := assembly.Scan(path, src)
	if err != nil {
		return Reading{}, err
	}
	kind, _ := kindOf(path)
	t.Foreign = kind == "ll"
	assembly.NewLinker([]*assembly.Text{t}, hasModel).MarkRoots(nil)
	r := Reading{Functions: t.Functions()}
	r.Module, err = t.Parse()
	r.Refused = t.Refused
	return r, err
}
