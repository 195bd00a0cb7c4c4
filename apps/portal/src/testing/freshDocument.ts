import { withoutOwnerStacks } from '@agent-portal/data/testing/withoutOwnerStacks';

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
  withoutOwnerStacks();
  // No test reads a style, and jsdom would match each rule with each element that gets the focus.
  Object.assign(CSSStyleSheet.prototype, { insertRule: () => 0, deleteRule() {} });
}
