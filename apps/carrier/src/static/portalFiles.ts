import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of the portal's build, with its compressed forms. */
export interface PortalFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer<ArrayBuffer>;
  readonly br?: Buffer<ArrayBuffer>;
  readonly gzip?: Buffer<ArrayBuffer>;
}

/** The portal's build, read once and served from memory: a few megabytes. */
export interface PortalFiles {
  /** index.html, split at the places of the nonce. */
  readonly index: readonly Buffer[];
  /** The other files, by their address. */
  readonly files: ReadonlyMap<string, PortalFile>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The placeholder of the nonce in the portal's build (vite: html.cspNonce). */
const placeholder = 'CSP_NONCE';

/** The portal has not been built. */
export class PortalMissingError extends Error {
  override readonly name = 'PortalMissingError';

  constructor(folder: string) {
    super(`The portal is not built: ${folder} has no index.html. Run 'npm run build' first.`);
  }
}

/**
 * Reads the portal's build.
 * @throws PortalMissingError when there is none
 */
export async function readPortalFiles(folder: string): Promise<PortalFiles> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const contents = new Map<string, Buffer<ArrayBuffer>>();
  for (const entry of names.filter((name) => name.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
    contents.set(address, await readFile(file));
  }
  const index = contents.get('/index.html');
  if (!index) throw new PortalMissingError(folder);
  const files = new Map<string, PortalFile>();
  for (const [address, plain] of contents) {
    const type = types[path.extname(address)];
    if (!type || address === '/index.html') continue;
    const br = contents.get(`${address}.br`);
    const gzip = contents.get(`${address}.gz`);
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    files.set(address, { type, etag, plain, ...(br && { br }), ...(gzip && { gzip }) });
  }
  const parts = index.toString().split(placeholder);
  return { index: parts.map((part) => Buffer.from(part)), files };
}
