import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';

const modules = path.join(import.meta.dirname, '../../node_modules');

const peers = ['react', 'react-dom', 'react-hook-form', 'styled-components'] as const;

const folderOf = (peer: string) => path.join(modules, `${peer}-lowest`);

/** The version of each peer that the lowest ones are tested with. */
export const lowestVersions: Readonly<Record<string, string>> = Object.fromEntries(
  peers.map((peer) => {
    const manifest = readFileSync(path.join(folderOf(peer), 'package.json'), 'utf8');
    return [peer, (JSON.parse(manifest) as { version: string }).version];
  }),
);

/** For Node: loads the lowest peers. */
export const onLowestPeers = ['--import', path.join(import.meta.dirname, 'useLowestPeers.mjs')];

/** For Vite: bundles the lowest peers. */
export const lowestAliases = peers.map((peer) => ({
  find: new RegExp(`^${peer}(?=/|$)`),
  replacement: folderOf(peer),
}));

/** Copies an installed app that was not built yet. */
export function copyApp(folder: string): string {
  const copy = `${folder}-lowest`;
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}
