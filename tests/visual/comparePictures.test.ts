import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, it } from 'vitest';
import { comparePictures } from './comparePictures.ts';
import { writeReport } from './writeReport.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);
const [base, now, drawn] = [at('base'), at('now'), at('drawn')];

/** A gray picture, in which one pixel may be a shade lighter. */
function draw(file: string, { shade = 100, width = 4 } = {}) {
  const picture = new PNG({ width, height: 4 });
  picture.data.fill(100);
  picture.data[0] = shade;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, PNG.sync.write(picture));
}
draw(path.join(base, 'button-light.png'));
draw(path.join(now, 'button-light.png'));
draw(path.join(base, 'badge-light.png'));
draw(path.join(now, 'badge-light.png'), { shade: 103 });
draw(path.join(base, 'card-light.png'));
draw(path.join(now, 'card-light.png'), { width: 5 });
draw(path.join(base, 'link-light.png'));
draw(path.join(now, 'switch-light.png'));

describe('pictures of two revisions', () => {
  const differences = comparePictures(base, now, drawn);

  it('differ if a pixel is a shade lighter, if their sizes differ, or if one is missing', () => {
    expect(differences).toEqual([
      { picture: 'badge-light.png', kind: 'changed', pixels: 1 },
      { picture: 'card-light.png', kind: 'changed', pixels: 20 },
      { picture: 'link-light.png', kind: 'gone', pixels: 0 },
      { picture: 'switch-light.png', kind: 'new', pixels: 0 },
    ]);
  });

  it('do not differ from themselves', () => {
    expect(comparePictures(now, now, drawn)).toEqual([]);
  });

  it('are on one page with their differences', () => {
    const file = writeReport({ folder, base, now, drawn, title: 'One and other', differences });
    const page = readFileSync(file, 'utf8');
    for (const place of ['base', 'now', 'drawn']) {
      expect(page).toContain(`src="${place}/badge-light.png"`);
    }
    expect(page).toContain('4 pictures differ.');
    expect(page).not.toContain('button-light');
  });
});
