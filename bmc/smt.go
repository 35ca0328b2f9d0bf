package bmc

import (
	"io"

	"seabmc/term"
	"seabmc/vcgen"
)

// WriteVC writes the verification condition as SMT-LIB 2. It is satisfiable if some property fails or some limit is reached.
func WriteVC(w io.Writer, vc *vcgen.VC) error {
	var viol []term.ID
	for _, p := range vc.Props {
		viol = append(viol, p.Violated)
	}
	return vc.T.WriteSMTLIB(w, append([]term.ID{vc.T.Or(viol...)}, vc.Side...), term.SMTOptions{})
}
