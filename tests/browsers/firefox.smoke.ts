import { openFirefox } from './openFirefox.ts';
import { firefoxPath } from './installed.ts';
import { smoke } from './smoke.ts';

smoke({
  browser: 'firefox',
  isInstalled: firefoxPath() !== undefined,
  open: openFirefox,
  csrfCookie: '__Host-csrf',
});
