import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll } from 'vitest';

const started: { readonly child: ChildProcess; readonly ended: Promise<unknown> }[] = [];

afterAll(async () => {
  for (const { child } of started) child.kill('SIGTERM');
  await Promise.all(started.map(({ ended }) => ended));
});

/** Starts a program that ends after the tests of the file. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  stdio: StdioOptions = 'ignore',
): ChildProcess {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio });
  started.push({ child, ended: once(child, 'exit') });
  return child;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
