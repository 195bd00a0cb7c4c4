import { readFileSync } from 'node:fs';
import path from 'node:path';
import satisfies from 'spdx-satisfies';
import { lockedPackages } from './lockfile.mjs';
import { root } from './run.mjs';

/** Licences that ask for no more than their notice; names of SPDX. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Zlib',
];

/** Packages whose licence is not on the list, and why they are here all the same. */
const exceptions = [
  {
    packages: /^@(fontsource-variable\/atkinson-hyperlegible-next|expo-google-fonts\/noto-sans)$/,
    licences: ['OFL-1.1', 'MIT AND OFL-1.1'],
    reason: 'Fonts: the OFL lets them be served and embedded, unchanged and under their names.',
  },
  {
    packages: /^(axe-core|lightningcss(-.+)?)$/,
    licences: ['MPL-2.0'],
    reason: 'Used unchanged, to test and to build; nothing of them is sent to a browser.',
  },
  {
    packages: /^(caniuse-lite|spdx-exceptions|spdx-ranges)$/,
    licences: ['CC-BY-4.0', 'CC-BY-3.0', '(MIT AND CC-BY-3.0)'],
    reason: 'Lists of data that tools read; nothing of them is sent to a browser.',
  },
  {
    packages: /^@cspell\/dict-(django|en-common-misspellings)$/,
    licences: ['WTFPL', 'CC BY-SA 4.0'],
    reason: 'Dictionaries that come with cspell; it reads none of them here, and none is sent.',
  },
  {
    packages: /^focus-visible$/,
    licences: ['W3C'],
    reason: 'Comes with @primer/react, which import sizes are measured against; never sent.',
  },
  {
    packages: /^(png-js|@react-aria\/optimize-locales-plugin)$/,
    licences: ['none'],
    reason: 'They name none, but carry a file LICENSE: MIT, and Apache-2.0.',
  },
];

/** What a package says of its licence: the package itself where it is installed, else the lockfile. */
function licenceOf({ place, licence, isInstalled }) {
  if (!isInstalled) return licence ?? 'none';
  const { license } = JSON.parse(readFileSync(path.join(root, place, 'package.json'), 'utf8'));
  return (typeof license === 'string' ? license : license?.type) || 'none';
}

function isAllowed(licence) {
  try {
    return satisfies(licence, allowed);
  } catch {
    return false;
  }
}

/** What is wrong with the licences of all packages, a line each. */
export function licenceProblems() {
  const foreign = lockedPackages()
    .map((locked) => Object.assign(locked, { licence: licenceOf(locked) }))
    .filter(({ licence }) => !isAllowed(licence));
  const isOf =
    ({ packages, licences }) =>
    ({ name, licence }) =>
      packages.test(name) && licences.includes(licence);
  return [
    ...foreign
      .filter((each) => !exceptions.some((exception) => isOf(exception)(each)))
      .map(
        ({ name, version, place, licence }) =>
          `${name}@${version} (${place}) has the licence ${licence}, which scripts/licences.mjs does not allow.`,
      ),
    ...exceptions
      .filter((exception) => !foreign.some(isOf(exception)))
      .map(({ packages }) => `scripts/licences.mjs excepts ${packages}, and no package needs it.`),
  ];
}

if (import.meta.main) {
  const problems = licenceProblems();
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
