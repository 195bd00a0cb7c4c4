/**
 * Starts a test file with an empty document and storage. The files share a process, and the jsdom files share
 * a document, so a file would otherwise find what the previous file has stored.
 */
if ('document' in globalThis) {
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.title = '';
}
