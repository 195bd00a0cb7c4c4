import { spawn } from 'node:child_process';
import { environment, root, run } from './run.mjs';

/** `npm start`: builds what changed, then serves the portal with the embedded carrier. */
console.log('Building the portal (only what changed) ...');
const build = await run('turbo', ['run', 'build', '--output-logs=errors-only'], { quiet: true });
if (build.code !== 0) {
  console.error(build.output);
  console.error('The portal could not be built: see the message above.');
  process.exit(build.code);
}

/** A small young generation: the worker of the embedded database fills a large one without need. */
const memoryOptions = ['--max-semi-space-size=8'];

const carrier = spawn(process.execPath, [...memoryOptions, 'apps/carrier/src/main.ts'], {
  cwd: root,
  env: environment,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => carrier.kill(signal));
}
carrier.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
