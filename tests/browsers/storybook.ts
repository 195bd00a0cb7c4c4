import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { root } from '../../scripts/run.mjs';
import { buildStorybook } from '../visual/storybookOf.ts';
import { firefoxPath, webkitPaths } from './installed.ts';

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** The file of the story: './packages/ui/src/…'. */
  readonly importPath: string;
}

/** A Storybook that is served: its address, and its stories by title. */
export interface ServedStorybook {
  readonly origin: string;
  readonly stories: readonly Story[];
}

declare module 'vitest' {
  interface ProvidedContext {
    storybook: ServedStorybook | undefined;
  }
}

/** Builds the Storybook and serves it while the browsers run its stories. */
export async function setup({ provide }: TestProject) {
  if (!firefoxPath() && !webkitPaths()) {
    provide('storybook', undefined);
    return () => undefined;
  }
  const outDir = await mkdtemp(path.join(tmpdir(), 'agent-portal-storybook-'));
  await buildStorybook(root, outDir);
  const server = await preview({
    root: outDir,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const { entries } = JSON.parse(await readFile(path.join(outDir, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { readonly type: string }>;
  };
  provide('storybook', {
    origin: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    stories: Object.values(entries).filter(({ type }) => type === 'story'),
  });
  return async () => {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
}
