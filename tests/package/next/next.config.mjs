import { realpathSync } from 'node:fs';

/** @type {import('next').NextConfig} */
export default {
  // Packages of this app are links to those of the workspace, which is outside of the app.
  outputFileTracingRoot: realpathSync('/'),
  compiler: { styledComponents: true },
};
