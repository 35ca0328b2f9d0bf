package plain

// tree is an immutable map from numbers below 2^20. nil is the empty map. An insertion copies the path to its place.
type tree[V any] struct {
	kids [16]*tree[V]
	leaf V
}

const (
	treeLevels = 5
	treeKeys   = 1 << (4 * treeLevels)
)

func (t *tree[V]) get(key uint64) (v V, ok bool) {
	for l := treeLevels - 1; l >= 0 && t != nil; l-- {
		t = t.kids[key>>(4*l)&15]
	}
	if t == nil {
		return v, false
	}
	return t.leaf, true
}

func (t *tree[V]) set(key uint64, v V) *tree[V] { return t.put(key, treeLevels, v) }

func (t *tree[V]) put(key uint64, level int, v V) *tree[V] {
	n := &tree[V]{}
	if t != nil {
		*n = *t
	}
	if level == 0 {
		n.leaf = v
		return n
	}
	k := key >> (4 * (level - 1)) & 15
	n.kids[k] = n.kids[k].put(key, level-1, v)
	return n
}

// each visits the entries in the order of keys.
func (t *tree[V]) each(f func(key uint64, v V)) { t.walk(0, treeLevels, f) }

func (t *tree[V]) walk(key uint64, level int, f func(uint64, V)) {
	switch {
	case t == nil:
	case level == 0:
		f(key, t.leaf)
	default:
		for k, kid := range t.kids {
			kid.walk(key<<4|uint64(k), level-1, f)
		}
	}
}

// mergeTrees joins two maps. f gives the value at keys where they differ. Parts that both maps share are not visited.
func mergeTrees[V any](x, y *tree[V], f func(key uint64, x, y *V) *V) *tree[V] {
	return mergeAt(x, y, 0, treeLevels, f)
}

func mergeAt[V any](x, y *tree[V], key uint64, level int, f func(uint64, *V, *V) *V) *tree[V] {
	if x == y {
		return x
	}
	leaf := func(t *tree[V]) *V {
		if t == nil {
			return nil
		}
		return &t.leaf
	}
	if level == 0 {
		v := f(key, leaf(x), leaf(y))
		if v == nil {
			return nil
		}
		return &tree[V]{leaf: *v}
	}
	n, some := &tree[V]{}, false
	for k := range n.kids {
		var a, b *tree[V]
		if x != nil {
			a = x.kids[k]
		}
		if y != nil {
			b = y.kids[k]
		}
		n.kids[k] = mergeAt(a, b, key<<4|uint64(k), level-1, f)
		some = some || n.kids[k] != nil
	}
	if !some {
		return nil
	}
	return n
}
