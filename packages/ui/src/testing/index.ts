import { setUpJsdom } from './setUpJsdom.ts';

// A set-up file of tests is imported for what it does. On a server there is nothing to set up.
if ('document' in globalThis) setUpJsdom();

export { setWindowWidth } from './mediaQueries.ts';
