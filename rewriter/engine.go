package rewriter

import (
	"math"

	"seabmc/grow"
)

// Status is what an application of the rules asks the engine to do next with the rewritten node (thesis ch. 7.1). A positive status n is RW_n:
// rewrite the result again, n levels deep. Everything deeper must already be in normal form.
type Status int32

// The statuses besides RW_n.
const (
	Done Status = -1            // the result is final
	Skip Status = -2            // the result is final, and ShouldRewrite is false for it
	Full Status = math.MaxInt32 // rewrite the result without a limit on the depth
)

// maxChain limits the successive rewrites of one node, so that a pair of rules that undo each other costs time but never hangs. Stats.Cut counts how
// often the limit was reached; the tests expect zero.
const maxChain = 1000

// Config is a rule set over nodes of a DAG (RewriterConfig of thesis ch. 7.1).
// N is the id of a node, small and dense, 0 for none.
type Config[N ~uint32] interface {
	// Args returns the children of n. The engine reads them before it calls anything else.
	Args(n N) []N
	// Rebuild makes n with other children. It must not keep args.
	Rebuild(n N, args []N) N
	// ShouldRewrite reports whether any rule could apply at n or below it.
	ShouldRewrite(n N) bool
	// Apply tries the rules at n, whose children are in normal form.
	Apply(n N) (N, Status)
	// After is called after each application that changed something.
	After(old, new N)
}

// frame is the RewriteFrame of thesis ch. 7.1.
type frame[N ~uint32] struct {
	exp       N
	built     N      // exp with rewritten children, once known
	depth     Status // levels to rewrite from here
	next      int32  // children before this one are on the result stack
	chain     int32  // rewrites of one node so far
	rewriting bool   // waits for the rewriting of its own result
}

// Engine rewrites DAGs bottom up with an explicit stack and a cache (thesis ch. 7.1,
// Algorithms 1 to 5). It never recurses, visits each node once, and remembers the
// results between calls.
type Engine[N ~uint32, C Config[N]] struct {
	cfg     C
	cache   []N // normal form by node; a node in normal form maps to itself
	stack   []frame[N]
	base    int // frames below belong to an outer call of Rewrite
	results []N

	Steps     int // applications of the rule set to a node
	CacheHits int // visits answered by the cache
	Cut       int // rewrites ended by maxChain
}

// NewEngine makes an engine with an empty cache.
func NewEngine[N ~uint32, C Config[N]](cfg C) *Engine[N, C] {
	return &Engine[N, C]{cfg: cfg}
}

// Cached returns the normal form of n if it is already known, else 0.
func (e *Engine[N, C]) Cached(n N) N {
	if int(n) < len(e.cache) {
		return e.cache[n]
	}
	return 0
}

func (e *Engine[N, C]) setCache(n, to N) {
	e.cache = grow.For(e.cache, int(n))
	e.cache[n] = to
}

// Rewrite returns the normal form of n (Algorithm 3). Config.Apply may call it for a node that is not being rewritten.
func (e *Engine[N, C]) Rewrite(n N) N {
	if c := e.known(n); c != 0 {
		return c
	}
	f := frame[N]{exp: n, depth: Full}
	if !e.argsDone(n) {
		return e.run(f)
	}
	f.built = n // as for most nodes that were just built, only the rules are left to apply
	res, status := e.step(n, 0)
	if c := e.final(n, res, status); c != 0 {
		e.setCache(n, c)
		if c != n && e.cfg.ShouldRewrite(c) {
			e.setCache(c, c)
		}
		return c
	}
	return e.run(e.again(f, res, status))
}

// run rewrites until all its frames are done.
func (e *Engine[N, C]) run(frames ...frame[N]) N {
	outer := e.base
	e.base = len(e.stack)
	e.stack = append(e.stack, frames...)
	for len(e.stack) > e.base {
		e.process()
	}
	e.base = outer
	last := len(e.results) - 1
	res := e.results[last]
	e.results = e.results[:last]
	return res
}

// argsDone reports whether the children of n are in normal form.
func (e *Engine[N, C]) argsDone(n N) bool {
	hits := 0
	for _, a := range e.cfg.Args(n) {
		switch {
		case e.Cached(a) == a:
			hits++
		case e.cfg.ShouldRewrite(a):
			return false
		}
	}
	e.CacheHits += hits
	return true
}

// visit (Algorithm 1) pushes the result of n and returns true, or pushes a frame for n and returns false.
func (e *Engine[N, C]) visit(n N, depth Status, chain int32) bool {
	if depth == 0 || !e.cfg.ShouldRewrite(n) {
		e.results = append(e.results, n)
		return true
	}
	if c := e.Cached(n); c != 0 {
		e.CacheHits++
		e.results = append(e.results, c)
		return true
	}
	if depth != Full {
		depth--
	}
	e.stack = append(e.stack, frame[N]{exp: n, depth: depth, chain: chain})
	return false
}

// process (Algorithm 2) takes the top frame one step further: down to a child that is not rewritten yet, or on to the rules.
func (e *Engine[N, C]) process() {
	top := len(e.stack) - 1
	args := e.cfg.Args(e.stack[top].exp)
	for int(e.stack[top].next) < len(args) {
		k := args[e.stack[top].next]
		e.stack[top].next++
		if !e.visit(k, e.stack[top].depth, 0) {
			return
		}
	}
	f := e.stack[top]
	e.stack = e.stack[:top]
	f.built = e.rebuild(f.exp, args)
	if f.built != f.exp {
		if c := e.known(f.built); c != 0 {
			e.finish(f, c)
			return
		}
	}
	e.apply(f)
}

// rebuild takes the results of the children off the result stack and returns n with these children.
func (e *Engine[N, C]) rebuild(n N, args []N) N {
	from := len(e.results) - len(args)
	now := e.results[from:]
	for i, a := range args {
		if a != now[i] {
			n = e.cfg.Rebuild(n, now)
			break
		}
	}
	e.results = e.results[:from]
	return n
}

// known returns the normal form of n if no step is needed to find it, else 0.
func (e *Engine[N, C]) known(n N) N {
	if c := e.Cached(n); c != 0 {
		e.CacheHits++
		return c
	}
	if !e.cfg.ShouldRewrite(n) {
		return n
	}
	return 0
}

// apply runs the rules on a frame whose children are done.
func (e *Engine[N, C]) apply(f frame[N]) {
	res, status := e.step(f.built, f.chain)
	if c := e.final(f.built, res, status); c != 0 {
		e.finish(f, c)
		return
	}
	waiting, next := e.again(f, res, status)
	e.stack = append(e.stack, waiting, next)
}

// step applies the rules to a node, which is the result of chain rewrites so far.
func (e *Engine[N, C]) step(n N, chain int32) (N, Status) {
	e.Steps++
	res, status := e.cfg.Apply(n)
	if res != n {
		e.cfg.After(n, res)
	}
	if chain >= maxChain && status > 0 {
		e.Cut++
		status = Done
	}
	return res, status
}

// final returns the normal form of n if nothing is left to do after a step from n to res, else 0.
func (e *Engine[N, C]) final(n, res N, status Status) N {
	if status == Done || status == Skip || res == n {
		return res
	}
	return e.known(res)
}

// again starts a multi-step rewrite (Algorithm 4): f waits until its result has been rewritten.
func (e *Engine[N, C]) again(f frame[N], res N, status Status) (waiting, next frame[N]) {
	f.rewriting = true
	if status != Full {
		status--
	}
	return f, frame[N]{exp: res, depth: status, chain: f.chain + 1}
}

// finish caches res for the frame and for every frame that waited for it through a multi-step rewrite (Algorithm 5). Then it pushes res.
func (e *Engine[N, C]) finish(f frame[N], res N) {
	e.remember(f, res)
	for top := len(e.stack) - 1; top >= e.base && e.stack[top].rewriting; top-- {
		e.remember(e.stack[top], res)
		e.stack = e.stack[:top]
	}
	if e.cfg.ShouldRewrite(res) {
		e.setCache(res, res)
	}
	e.results = append(e.results, res)
}

func (e *Engine[N, C]) remember(f frame[N], res N) {
	e.setCache(f.exp, res)
	if f.built != 0 && f.built != f.exp {
		e.setCache(f.built, res)
	}
}
