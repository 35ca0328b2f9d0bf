package frontend

// Reading is what became of one file of LLVM assembly: how many functions it defines, and which of them could not be read.
type Reading struct {
	Functions int
	Refused   []Refusal
	Module    *Module // nil if there is none
}

// Refusal is a function that was not read: calls of it are unsupported.
type Refusal struct {
	Function string
	Line     int // 0: unknown
	Why      string
}

// ReadText reads a file of LLVM assembly without running anything.
func ReadText(path, src string) (Reading, error) {
	t, err := scan(path, src)
	if err != nil {
		return Reading{}, err
	}
	newLinker([]*text{t}).markRoots(nil)
	var r Reading
	for n := range t.entities {
		if e := &t.entities[n]; e.kind == eDefine && e.reached {
			r.Functions++
		}
	}
	r.Module, err = t.parse()
	r.Refused = t.refused
	return r, err
}
