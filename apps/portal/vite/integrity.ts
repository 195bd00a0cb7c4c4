import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The tags of index.html that load code. */
const codeTags = /<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+)"/g;

const digestOf = (code: string | Uint8Array) =>
  `sha384-${createHash('sha384').update(code).digest('base64')}`;

/**
 * Adds the hash of each script to index.html, so that the browser runs no other code instead (Subresource
 * Integrity). Imports of a preloaded chunk use the checked copy.
 */
export function integrity(): Plugin {
  let publicFolder = '';
  return {
    name: 'integrity',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      publicFolder = publicDir;
    },
    generateBundle: {
      // Runs after all plugins that change the code.
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const contentOf = (fileName: string) => {
          const written = bundle[fileName];
          if (!written) return readFile(path.join(publicFolder, fileName));
          return written.type === 'chunk' ? written.code : written.source;
        };
        const html = page.source.toString();
        const digests = new Map<string, string>();
        for (const [, fileName = ''] of html.matchAll(codeTags))
          digests.set(fileName, digestOf(await contentOf(fileName)));
        page.source = html.replaceAll(
          codeTags,
          (tag, fileName: string) => `${tag} integrity="${digests.get(fileName)}"`,
        );
      },
    },
  };
}
