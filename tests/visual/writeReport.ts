import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Difference } from './comparePictures.ts';

interface Report {
  /** The folder of the page. Links to pictures are relative to it. */
  readonly folder: string;
  readonly base: string;
  readonly now: string;
  readonly drawn: string;
  /** The compared versions: 'v1.0.0 and the files as they are'. */
  readonly title: string;
  readonly differences: readonly Difference[];
}

/** Writes one page with both pictures of each difference, and returns its path. */
export function writeReport({ folder, base, now, drawn, title, differences }: Report): string {
  const image = (from: string, picture: string, alt: string) => {
    const file = path.join(from, picture);
    if (!existsSync(file)) return `<figure><figcaption>${alt}: none</figcaption></figure>`;
    const address = path.relative(folder, file).replaceAll(path.sep, '/');
    return `<figure><figcaption>${alt}</figcaption><img loading="lazy" src="${address}" alt="${alt}"></figure>`;
  };
  const rows = differences.map(
    ({ picture, kind, pixels }) => `<section><h2>${picture.replace(/\.png$/, '')}</h2>
<p>${kind === 'changed' ? `${pixels} pixels changed` : kind}</p>
<div>${image(base, picture, 'Before')}${image(now, picture, 'After')}${image(drawn, picture, 'Difference')}</div></section>`,
  );
  const file = path.join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>body{font:16px/1.5 system-ui;margin:2rem}div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}figure{margin:0}img{inline-size:100%;border:1px solid #d3dbe3}h2{font-size:1.125rem}</style>
<h1>${title}</h1><p>${differences.length === 0 ? 'Nothing differs.' : `${differences.length} pictures differ.`}</p>
${rows.join('\n')}</html>\n`,
  );
  return file;
}
