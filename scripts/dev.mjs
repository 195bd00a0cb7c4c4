import { spawn } from 'node:child_process';
import { environment, root } from './run.mjs';

/**
 * `npm run dev` serves the portal with hot reload on PORT (4173), in front of an embedded carrier on
 * the next port. The carrier restarts when its code changes.
 */
const port = Number(process.env.PORT ?? 4173);
const carrierPort = String(port + 1);

const children = [
  spawn(process.execPath, ['--watch', 'apps/carrier/src/main.ts'], {
    cwd: root,
    env: { ...environment, PORT: carrierPort },
    stdio: 'inherit',
  }),
  spawn('vite', ['apps/portal', '--port', String(port), '--strictPort'], {
    cwd: root,
    env: { ...environment, CARRIER_DEV_ORIGIN: `http://localhost:${carrierPort}` },
    stdio: 'inherit',
  }),
];

/** Stops both processes when one of them ends. */
function stop() {
  for (const child of children) child.kill('SIGTERM');
}
for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
