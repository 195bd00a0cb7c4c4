import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Filters are left out: the specification names their kinds. Samples may speak of anything. */
const checked = ['components', 'form', 'frame', 'theme'];
const isSample = /\.(stories|test)\.tsx?$|[\\/](sample|foundations)[\\/]/;
const insurance =
  /agent(?!-portal)|polic(?:y|ies)|premium|insur|commission|downline|carrier|underwrit|impersonat|claim/i;

const files = checked.flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: import.meta.dirname }).filter(
    (file) => !isSample.test(file),
  ),
);

it('the design system has no words of insurance', () => {
  const found = files.flatMap((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter((line) => insurance.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
