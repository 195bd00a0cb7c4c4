/**
 * Begins a test file with an empty document and storage. The files share a process, and those that run in
 * jsdom one document: what the browser keeps of a file would be there for the next one.
 */
if ('document' in globalThis) {
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.title = '';
}
