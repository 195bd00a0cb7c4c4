import { cruise, format } from 'dependency-cruiser';
import config from '../dependency-cruiser.config.mjs';
import { folderCircles, roots } from './folderCircles.mjs';
import { root } from './run.mjs';

/** Checks which part of the code imports which: the rules of the configuration, and circles between folders. */
process.chdir(root);
const { enhancedResolveOptions, ...options } = config.options;
const { output } = await cruise(
  ['packages', 'apps', 'tests'],
  { ...options, validate: true, ruleSet: { forbidden: config.forbidden } },
  enhancedResolveOptions,
);
if (typeof output === 'string') throw new TypeError('dependency-cruiser gave no result.');
const report = await format(output, { outputType: 'err' });
console.log(report.output);

const circles = roots.flatMap((folder) => folderCircles(output.modules, folder));
if (circles.length > 0) {
  console.log('Folders import each other in a circle. Move what both need to a folder below them.');
  console.log(circles.join('\n'));
}
process.exitCode = report.exitCode === 0 && circles.length === 0 ? 0 : 1;
