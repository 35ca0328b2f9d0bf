package projectcli

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/pflag"

	"seabmc/store"
)

// cacheFlags registers the flags that say where answers are kept.
func cacheFlags(fs *pflag.FlagSet, dir, size *string) {
	fs.StringVar(dir, "cache-dir", "", "keep answers in this folder (default: seabmc in the user's cache folder)")
	fs.StringVar(size, "cache-size", "1G", "keep at most this much")
}

// openStore opens the store of answers.
func (l Line) openStore(dir, size string) (*store.Store, string, error) {
	if dir == "" {
		base, err := os.UserCacheDir()
		if err != nil {
			return nil, "", noFolder{fmt.Errorf("there is no cache folder (%w): name one with --cache-dir=DIR", err)}
		}
		dir = filepath.Join(base, "seabmc", "run")
	}
	abs, err := filepath.Abs(dir)
	if err != nil {
		return nil, "", err
	}
	var limit uint64
	if err := l.Size(size, &limit); err != nil {
		return nil, "", l.Wrong(fmt.Errorf("--cache-size=%s: expected a size such as 500M or 4G", size))
	}
	s, err := store.Open(abs, int64(limit))
	if err != nil {
		return nil, "", noFolder{fmt.Errorf("the cache folder %s cannot be used: %w", abs, err)}
	}
	return s, abs, nil
}

// noFolder is the reason why there is no folder for a store.
type noFolder struct{ error }

const cacheUsage = `usage: seabmc cache [flags] stats|verify|prune

stats shows what is kept. verify looks for damaged entries (exit code 6 if there are any). prune removes the entries that have not been used
for the longest time until the rest fits in --cache-size; with --all it removes everything.

`

func (l Line) cacheCommand(args []string) (int, error) {
	var dir, size string
	fs := pflag.NewFlagSet("cache", pflag.ContinueOnError)
	cacheFlags(fs, &dir, &size)
	all := fs.Bool("all", false, "prune: remove everything")
	unused := fs.Duration("unused", 0, "prune: remove what has not been used for this long, such as 720h")
	asJSON := fs.Bool("json", false, "stats: print JSON")
	if done, err := l.Parse(fs, cacheUsage, args); done || err != nil {
		return 0, err
	}
	s, folder, err := l.openStore(dir, size)
	if err != nil {
		return 0, err
	}
	switch fs.Arg(0) {
	case "stats":
		return 0, cacheStats(s, folder, *asJSON)
	case "verify":
		return cacheVerify(s)
	case "prune":
		return 0, l.cachePrune(s, folder, *all, *unused, size)
	}
	return 0, l.Wrong(errors.New("seabmc cache takes stats, verify or prune"))
}

func cacheStats(s *store.Store, folder string, asJSON bool) error {
	st, err := s.Stats()
	if err != nil {
		return err
	}
	objects, size := store.FolderSize(objectsOf(folder))
	if asJSON {
		return json.NewEncoder(os.Stdout).Encode(struct {
			store.Stats
			Objects     int   `json:"objects"`
			ObjectBytes int64 `json:"object_bytes"`
		}{st, objects, size})
	}
	fmt.Printf("%s: %.1f MB of %.0f MB\n", st.Path, float64(st.Bytes)/1e6, float64(st.Limit)/1e6)
	fmt.Printf("%s for %s; %s, %s, %s\n", numbered(st.Answers, "answer"), numbered(st.Calls, "proof"), numbered(st.Documents, "document"),
		numbered(st.Units, "list")+" of files", numbered(st.Files, "file"))
	fmt.Printf("%s: %s with compiled code or proved questions, %.1f MB\n", objectsOf(folder), numbered(objects, "file"), float64(size)/1e6)
	return nil
}

// numbered returns a number and the thing that is counted: "1 file", "2 files".
func numbered(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return fmt.Sprintf("%d %s", n, what)
}

func objectsOf(folder string) string { return filepath.Join(folder, "objects") }

func cacheVerify(s *store.Store) (int, error) {
	faults, err := s.Verify()
	if err != nil {
		return 0, err
	}
	for _, f := range faults {
		fmt.Println(f)
	}
	if len(faults) > 0 {
		return 0, fmt.Errorf("%s is damaged: seabmc cache prune --all removes it", s.Path())
	}
	fmt.Println("nothing is damaged")
	return 0, nil
}

func (l Line) cachePrune(s *store.Store, folder string, all bool, unused time.Duration, size string) error {
	if all {
		return errors.Join(s.Clear(), store.PruneFolder(objectsOf(folder), time.Now(), 0))
	}
	var limit uint64
	if err := l.Size(size, &limit); err != nil {
		return l.Wrong(err)
	}
	var since time.Time
	if unused > 0 {
		since = time.Now().Add(-unused)
	}
	return errors.Join(s.Prune(since, int64(limit)), store.PruneFolder(objectsOf(folder), since, int64(limit)))
}
