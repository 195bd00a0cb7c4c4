import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../../scripts/run.mjs';
import { comparePictures } from './comparePictures.ts';
import { writeReport } from './writeReport.ts';
import { commitOf, currentStorybook, storybookOf, usualBase } from './storybookOf.ts';

const config = ['test', '--config', 'tests/visual/playwright.config.ts'];
const args = process.argv.slice(2);
const at = args.indexOf('--base');

/**
 * Takes the pictures of the stories that Playwright's arguments select, into an empty folder.
 * @returns whether none failed: a story that throws has no picture
 * @throws if there is no picture at all
 */
async function takePictures(storybook: string, pictures: string, chosen: readonly string[]) {
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const env = { VISUAL_STORYBOOK: storybook, VISUAL_PICTURES: pictures };
  const { code } = await run('playwright', [...config, ...chosen], { env });
  if (readdirSync(pictures).length === 0) throw new Error('No picture could be taken.');
  return code === 0;
}

/**
 * `npm run visual -- [--base REV] [arguments of Playwright]`: compares with the usual base by
 * default (`usualBase`). Takes pictures of both revisions with the same browser on this machine. The pictures of a
 * commit are cached.
 */
async function compareWith(revision: string, chosen: readonly string[]): Promise<number> {
  const commit = commitOf(revision);
  const work = path.join(root, '.visual');
  const [before, after] = [path.join(work, commit), path.join(work, 'now')];
  for (const folder of [before, after]) mkdirSync(folder, { recursive: true });

  const which = createHash('sha256').update(chosen.join('\n')).digest('hex').slice(0, 12);
  const basePictures = path.join(before, which);
  const done = `${basePictures}.done`;
  if (!existsSync(done)) {
    const isWhole = await takePictures(await storybookOf(commit, before), basePictures, chosen);
    if (!isWhole)
      console.log(`Stories of ${revision} that failed have no picture, so they count as new.`);
    writeFileSync(done, '');
  }
  const pictures = path.join(after, 'pictures');
  const isWhole = await takePictures(await currentStorybook(after), pictures, chosen);

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
  return isWhole && differences.length === 0 ? 0 : 1;
}

const [named] = args.slice(at + 1);
const isNamed = at !== -1 && named !== undefined && !named.startsWith('-');
const others = args.filter(
  (_, index) => at === -1 || (index !== at && !(isNamed && index === at + 1)),
);
if (isNamed) process.exitCode = await compareWith(named, others);
else {
  const { revision, why } = usualBase();
  console.log(why);
  process.exitCode = await compareWith(revision, others);
}
