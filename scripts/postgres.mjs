import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** The folder of the newest installed PostgreSQL programs, or undefined. */
function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const candidates = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return candidates.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
}

/** A free port. */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts a temporary PostgreSQL. PostgreSQL cannot run as root, so root runs it as the account
 * `postgres`.
 * @returns {Promise<{ url: string, restart: () => Promise<void>, stop: () => void }
 * undefined>} undefined if PostgreSQL is not installed
 */
export async function startPostgres() {
  const programs = findPrograms();
  if (!programs) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'agent-portal-pg-'));
  const data = path.join(folder, 'data');
  const asRoot = process.getuid?.() === 0;
  const commandOf = (name, args) => {
    const command = [path.join(programs, name), ...args];
    return asRoot
      ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command]
      : command;
  };
  const options = asRoot ? { stdio: 'ignore', cwd: folder } : { stdio: 'ignore' };
  const call = (name, args) => {
    const [program, ...rest] = commandOf(name, args);
    execFileSync(program, rest, options);
  };
  if (asRoot) {
    const id = (flag) => Number(execFileSync('id', [flag, 'postgres']).toString());
    chownSync(folder, id('-u'), id('-g'));
  }
  const port = await freePort();
  call('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
  call('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start']);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    // Like a failover: every connection is cut, and for a moment no new one is possible.
    restart: async () => {
      const [program, ...rest] = commandOf('pg_ctl', ['-D', data, '-w', '-m', 'fast', 'restart']);
      await promisify(execFile)(program, [...rest, '-l', path.join(folder, 'log')], options);
    },
    stop: () => {
      call('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
