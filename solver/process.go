package solver

import (
	"errors"
	"fmt"
	"os"

	"seabmc/term"
)

type process struct {
	spec, path           string
	opt                  Options
	oneShot, incremental []string
}

func (p *process) Name() string    { return p.spec }
func (p *process) Version() string { return "" }
func (p *process) NewSession(t *term.Table) (Session, error) {
	return nil, errors.New("not yet")
}

func isExecutable(path string) error {
	st, err := os.Stat(path)
	if err != nil {
		return err
	}
	if !st.Mode().IsRegular() || st.Mode()&0o111 == 0 {
		return fmt.Errorf("%s is no program", path)
	}
	return nil
}
