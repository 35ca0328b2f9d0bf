package batch

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"

	"seabmc/subprocess"
	"seabmc/untouched"
)

// worktree is what git knows about the files of a project.
type worktree struct {
	top              string          // its folder, without links on the way
	changed, tracked map[string]bool // absolute paths; of a repository within it, only the folder
}

// readWorktree asks git which files it tracks, and which of them changed since a commit. It runs nothing that the repository configures.
func readWorktree(ctx context.Context, root, commit string) (*worktree, error) {
	if strings.HasPrefix(commit, "-") {
		return nil, fmt.Errorf("--changed=%s: expected a commit", commit)
	}
	top, err := git(ctx, root, "rev-parse", "--show-toplevel")
	if err != nil {
		return nil, err
	}
	w := &worktree{top: strings.TrimSuffix(top, "\n")}
	if w.changed, err = w.files(ctx, "diff", "--no-ext-diff", "--no-textconv", "--no-renames", "--no-relative", "--ignore-submodules=none", "--name-only", "-z", commit, "--"); err != nil {
		return nil, err
	}
	w.tracked, err = w.files(ctx, "ls-files", "--cached", "--full-name", "-z")
	return w, err
}

// files runs a command of git that lists files.
func (w *worktree) files(ctx context.Context, args ...string) (map[string]bool, error) {
	list, err := git(ctx, w.top, args...)
	if err != nil {
		return nil, err
	}
	files := map[string]bool{}
	for _, f := range strings.Split(list, "\x00") {
		if f != "" {
			files[filepath.Join(w.top, f)] = true
		}
	}
	return files, nil
}

// mayDiffer tells whether a path may have led to another content, or to no file, at the commit. Of a file of the project that git does not track, such as a
// generated header, git cannot say. Files elsewhere, such as the system's headers, belong to no commit.
func (w *worktree) mayDiffer(path string) bool {
	steps, end, found := untouched.Steps(path)
	for _, s := range steps {
		if w.changed[s.Path] { // a link, say
			return true
		}
	}
	tracked := false
	for p := end; strings.HasPrefix(p, w.top+"/"); p = filepath.Dir(p) { // of a repository within this one, git names only the folder
		if w.changed[p] {
			return true
		}
		tracked = tracked || w.tracked[p]
	}
	return found && !tracked && strings.HasPrefix(end, w.top+"/")
}

func git(ctx context.Context, dir string, args ...string) (string, error) {
	path, err := exec.LookPath("git")
	if err != nil {
		return "", errors.New("--changed needs git, which was not found")
	}
	cmd := subprocess.Command(ctx, path, append([]string{"-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"}, args...)...)
	cmd.Dir = dir
	var diagnostics strings.Builder
	cmd.Stderr = &diagnostics
	out, err := cmd.Output()
	if err != nil {
		line, _, _ := strings.Cut(strings.TrimSpace(diagnostics.String()), "\n")
		return "", fmt.Errorf("git %s: %s", args[0], line)
	}
	return string(out), nil
}
