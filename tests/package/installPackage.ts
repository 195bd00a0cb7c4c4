import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** Other packages of a TypeScript app. */
const typesOf = ['@types/node', '@types/react', '@types/react-dom'];

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/**
 * Builds the package, packs it, and installs the tarball in an app outside of the workspace. Only the
 * dependencies that the tarball names are next to it, linked from this machine's packages. No registry
 * is used.
 * @returns the folder of the app
 */
export function installPackage(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'package-'));
  const options = { cwd: root, encoding: 'utf8' } as const;
  execFileSync(process.execPath, ['packages/ui/scripts/package.mjs'], options);
  const packed = execFileSync(
    'npm',
    ['pack', '--json', '--pack-destination', folder, path.join(root, 'packages/ui/dist')],
    { ...options, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [tarball] = /agent-portal-ui-[\d.]+\.tgz/.exec(packed) ?? [];
  if (tarball === undefined) throw new Error(`npm pack named no tarball: ${packed}`);

  cpSync(path.join(import.meta.dirname, 'app'), folder, { recursive: true });
  const installed = path.join(folder, 'node_modules/@agent-portal/ui');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed], { cwd: folder });
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(installed, 'package.json'), 'utf8'),
  ) as Manifest;
  for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), ...typesOf]) {
    const place = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', name), place, 'junction');
  }
  return folder;
}
