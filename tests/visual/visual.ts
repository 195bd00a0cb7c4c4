import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../../scripts/run.mjs';
import { comparePictures } from './comparePictures.ts';
import { writeReport } from './reportPage.ts';
import { commitOf, lastRelease, storybookNow, storybookOf } from './storybookOf.ts';

const config = ['test', '--config', 'tests/visual/playwright.config.ts'];
const args = process.argv.slice(2);
const at = args.indexOf('--base');

/** Takes the picture of every story whose title Playwright's own arguments leave in. */
async function takePictures(storybook: string, pictures: string, chosen: readonly string[]) {
  const env = { VISUAL_STORYBOOK: storybook, VISUAL_PICTURES: pictures };
  const { code } = await run('playwright', [...config, '--update-snapshots=all', ...chosen], {
    env,
  });
  if (code !== 0) throw new Error('Not every picture could be taken.');
}

/** Both revisions with the same browser on this machine; those of a commit are kept for the next time. */
async function compareWith(revision: string, chosen: readonly string[]): Promise<number> {
  const commit = commitOf(revision);
  const work = path.join(root, '.visual');
  const [before, after] = [path.join(work, commit), path.join(work, 'now')];
  for (const folder of [before, after]) mkdirSync(folder, { recursive: true });

  const which = createHash('sha256').update(chosen.join('\n')).digest('hex').slice(0, 12);
  const basePictures = path.join(before, which);
  const done = `${basePictures}.done`;
  if (!existsSync(done)) {
    await takePictures(await storybookOf(commit, before), basePictures, chosen);
    writeFileSync(done, '');
  }
  const pictures = path.join(after, 'pictures');
  rmSync(pictures, { recursive: true, force: true });
  await takePictures(await storybookNow(after), pictures, chosen);

  const drawn = path.join(after, 'differences');
  rmSync(drawn, { recursive: true, force: true });
  const differences = comparePictures(basePictures, pictures, drawn);
  const title = `${revision} and the files as they are`;
  const paths = { folder: after, base: basePictures, now: pictures, drawn };
  const page = writeReport({ ...paths, title, differences });
  for (const { picture, kind, pixels } of differences) {
    console.log(`${kind === 'changed' ? `${pixels} pixels` : kind}\t${picture}`);
  }
  console.log(`${differences.length} pictures differ from ${revision}: ${page}`);
  return differences.length === 0 ? 0 : 1;
}

/** Without a base: the pictures that were taken on this machine before. */
async function compareWithKept(): Promise<number> {
  const { code } = await run('storybook', ['build', '-o', 'storybook-static', '--quiet']);
  return code === 0 ? (await run('playwright', [...config, ...args])).code : code;
}

if (at === -1) process.exitCode = await compareWithKept();
else {
  const [named] = args.slice(at + 1);
  const isNamed = named !== undefined && !named.startsWith('-');
  const others = args.filter((_, index) => index !== at && !(isNamed && index === at + 1));
  process.exitCode = await compareWith(isNamed ? named : lastRelease(), others);
}
