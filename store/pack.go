package store

import (
	"bytes"
	"compress/gzip"
	"io"
)

// mostUnpacked is the largest size of an unpacked document.
const mostUnpacked = 1 << 30

func pack(b []byte) []byte {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.BestSpeed) // the level is one that there is
	w.Write(b)                                        // a bytes.Buffer takes all
	w.Close()
	return out.Bytes()
}

func unpack(b []byte) []byte {
	if b == nil {
		return nil
	}
	r, err := gzip.NewReader(bytes.NewReader(b))
	if err != nil {
		return nil
	}
	out, err := io.ReadAll(io.LimitReader(r, mostUnpacked))
	if err != nil {
		return nil
	}
	return out
}
