package tools

import (
	"crypto/sha256"
	"debug/elf"
	"encoding/hex"
	"os"
	"sync"
)

// Program names the program that is running by its contents.
var Program = sync.OnceValues(func() (string, error) {
	path, err := os.Executable()
	if err != nil {
		return "", err
	}
	return nameOf(path)
})

// nameOf names a program by its contents: the build identifier that Go puts into it, or else a digest of it.
func nameOf(path string) (string, error) {
	if f, err := elf.Open(path); err == nil {
		defer f.Close()
		if s := f.Section(".note.go.buildid"); s != nil {
			if id, err := s.Data(); err == nil && len(id) > leastBuildID {
				return hex.EncodeToString(id), nil
			}
		}
	}
	b, err := os.ReadFile(path)
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:]), err
}

// leastBuildID is shorter than the note of any build identifier, and longer than an empty one.
const leastBuildID = 32
