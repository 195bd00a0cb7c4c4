import { firefoxPath, webkitPaths } from './installed.ts';

/** Says before the run which browser it goes without, and how to have it. */
export function setup(): void {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  if (!firefoxPath()) {
    say('LEFT OUT: Firefox is not installed here. Install firefox-esr to run its half.');
  }
  if (!webkitPaths()) {
    say(
      'LEFT OUT: WebKit is not installed here. Install webkit2gtk-driver and xvfb to run its half.',
    );
  }
}
