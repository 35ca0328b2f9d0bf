package assembly

import (
	"seabmc/frontend/fault"
)

// Parse has llir parse the part of t that is reached. A function that llir cannot read gets a body that says so (unread.go).
func (t *Text) Parse() (m *Module, err error) {
	if err := t.checkTypes(); err != nil {
		return nil, err
	}
	m, err = t.parseOnce()
	if in, ok := err.(*fault.InputError); err != nil && !(ok && in.Wrong) {
		return t.parseWhatCanBe(err)
	}
	return m, err
}
