package main

import (
	"encoding/json"
	"path/filepath"
	"testing"
)

// The programs of testdata/normal-forms are decided by rewriting alone: the solver is not asked.
func TestNormalForms(t *testing.T) {
	files, err := filepath.Glob("../../testdata/normal-forms/*.c")
	if err != nil || len(files) == 0 {
		t.Fatal("no programs", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			a := seabmc(t, ".", nil, "--stats=json", file)
			var s struct {
				Checks     int `json:"checks_total"`
				Discharged int `json:"checks_discharged"`
				Calls      int `json:"solver_calls"`
			}
			if err := json.Unmarshal([]byte(lastLine(a.stderr)), &s); err != nil {
				t.Fatal(err, a.stderr)
			}
			if a.code != 0 || s.Discharged != s.Checks || s.Calls != 0 {
				t.Errorf("exit code %d, %d of %d checks decided by rewriting, %d questions (seabmc vc %s shows what is left)\n%s",
					a.code, s.Discharged, s.Checks, s.Calls, file, a.stdout)
			}
		})
	}
}
