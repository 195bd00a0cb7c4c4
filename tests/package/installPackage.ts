import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const dist = path.join(root, 'packages/ui/dist');

/** Other packages of a TypeScript app. */
const typesOf = ['@types/node', '@types/react', '@types/react-dom'];

export interface InstalledApp {
  /** The small app, outside of the workspace. */
  readonly folder: string;
  readonly tarball: string;
  /** The package.json from the tarball. */
  readonly manifest: Manifest;
}

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/**
 * Builds the package, packs it, and installs the tarball in a separate app. Only the dependencies that
 * the tarball names are next to it, linked from this machine's packages. No registry is used.
 * @param others packages that this app also has
 */
export function installPackage(others: readonly string[] = []): InstalledApp {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'package-'));
  const node = process.execPath;
  execFileSync(node, ['packages/ui/scripts/package.mjs'], { cwd: root, stdio: 'inherit' });
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder, dist], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [file] = /agent-portal-ui-[\d.]+\.tgz/.exec(packed) ?? [];
  if (file === undefined) throw new Error(`npm pack named no tarball: ${packed}`);
  const tarball = path.join(folder, file);

  for (const part of ['app', 'consumer']) {
    cpSync(path.join(import.meta.dirname, part), folder, { recursive: true });
  }
  const installed = path.join(folder, 'node_modules/@agent-portal/ui');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  const manifest = JSON.parse(
    readFileSync(path.join(installed, 'package.json'), 'utf8'),
  ) as Manifest;
  const needed = { ...manifest.dependencies, ...manifest.peerDependencies };
  for (const name of [...Object.keys(needed), ...typesOf, ...others]) {
    const place = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', name), place, 'junction');
  }
  return { folder, tarball, manifest };
}
