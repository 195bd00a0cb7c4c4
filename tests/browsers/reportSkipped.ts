import { firefoxPath, webkitPaths } from './installed.ts';

/** Before the run, prints which browser is missing, and how to install it. */
export function setup(): void {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  if (!firefoxPath()) {
    say('LEFT OUT: Firefox is not installed. Install firefox-esr to test in it.');
  }
  if (!webkitPaths()) {
    say('LEFT OUT: WebKit is not installed. Install webkit2gtk-driver and xvfb to test in it.');
  }
}
