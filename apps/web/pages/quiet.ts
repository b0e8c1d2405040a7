// The document reports every refused or dropped request on the process's own stderr. A test that asked for it needs no
// such news, and everybody who reads a run's output is spared it.
const write = process.stderr.write.bind(process.stderr);

process.stderr.write = ((...[piece, ...rest]: Parameters<typeof write>) =>
  /^(?:[A-Z]+ http:|Error: connect|AbortError|DOMException)/.test(String(piece)) ||
  write(piece, ...rest)) as typeof write;
