import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { environment, root } from '../../scripts/run.mjs';

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit of a revision. @throws if there is none */
export const commitOf = (revision: string): string =>
  git('rev-parse', '--verify', `${revision}^{commit}`);

/** The tag of a release: `changeset tag` writes the first. */
const releases = ['--match', '@agent-portal/ui@*', '--match', 'v[0-9]*'];

/** The default base of a comparison, and why. */
interface UsualBase {
  readonly revision: string;
  readonly why: string;
}

/** The first that does not throw; undefined if all do. */
function firstOf<Value>(tries: readonly (() => Value)[]): Value | undefined {
  for (const one of tries) {
    try {
      return one();
    } catch {
      // Git knows no such revision.
    }
  }
  return undefined;
}

/**
 * The last release of the package, by its tag; without one, the commit where the branch left `main`.
 * @throws if there is neither
 */
export function usualBase(run = git): UsualBase {
  const branchedAt = (main: string) => () => ({
    revision: run('merge-base', main, 'HEAD'),
    why: `There is no release yet (\`npx changeset tag\` marks one), so the files are compared with the commit where this branch left ${main}. --base REV names another one.`,
  });
  const base = firstOf([
    () => ({
      revision: run('describe', '--tags', '--abbrev=0', ...releases),
      why: 'The files are compared with the last release. --base REV names another revision.',
    }),
    branchedAt('origin/main'),
    branchedAt('main'),
  ]);
  if (!base)
    throw new Error(
      'There is no release and no branch main to compare with: name a revision, --base REV.',
    );
  return base;
}

/** Builds the Storybook of a folder with the packages that are installed there. */
export async function buildStorybook(source: string, out: string): Promise<void> {
  const storybook = path.join(source, 'node_modules/storybook/dist/bin/dispatcher.js');
  await promisify(execFile)(process.execPath, [storybook, 'build', '-o', out, '--quiet'], {
    cwd: source,
    env: environment,
    maxBuffer: 64 * 1024 * 1024,
  });
}

/**
 * Links the packages of this folder into a worktree of another revision. The workspace packages are the
 * worktree's.
 */
function linkPackages(worktree: string): void {
  const installed = path.join(root, 'node_modules');
  const linked = path.join(worktree, 'node_modules');
  mkdirSync(path.join(linked, '@agent-portal'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name === '@agent-portal' || name === '.cache') continue;
    symlinkSync(path.join(installed, name), path.join(linked, name), 'junction');
  }
  // Storybook has its own TypeScript there.
  symlinkSync(
    path.join(root, '.storybook/docgen/node_modules'),
    path.join(worktree, '.storybook/docgen/node_modules'),
    'junction',
  );
  for (const name of readdirSync(path.join(installed, '@agent-portal'))) {
    const place = readlinkSync(path.join(installed, '@agent-portal', name));
    symlinkSync(place, path.join(linked, '@agent-portal', name), 'junction');
  }
}

/**
 * The Storybook of a commit, built once in a separate worktree with the packages that are installed
 * here.
 */
export async function storybookOf(commit: string, folder: string): Promise<string> {
  const out = path.join(folder, 'storybook');
  if (existsSync(path.join(out, 'index.json'))) return out;
  const worktree = path.join(folder, 'worktree');
  rmSync(worktree, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', worktree, commit);
  try {
    linkPackages(worktree);
    await buildStorybook(worktree, out);
  } finally {
    git('worktree', 'remove', '--force', worktree);
  }
  return out;
}

/** The Storybook of the current files. */
export async function currentStorybook(folder: string): Promise<string> {
  const out = path.join(folder, 'storybook');
  await buildStorybook(root, out);
  return out;
}
