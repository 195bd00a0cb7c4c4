import { webkitPaths } from './installed.ts';
import { smoke } from './smoke.ts';
import { openWebkit } from './openWebkit.ts';

// WebKit stores no Secure cookie over plain HTTP (apps/carrier/src/session/cookies.ts).
smoke({
  browser: 'webkit',
  isInstalled: webkitPaths() !== undefined,
  open: openWebkit,
  csrfCookie: 'csrf',
});
