import { readFileSync } from 'node:fs';
import path from 'node:path';
import satisfies from 'spdx-satisfies';
import { lockedPackages } from './lockfile.mjs';
import { root } from './run.mjs';

/** Licenses that require only their notice, as SPDX names. */
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

/** Packages with another license, and why they are allowed. */
const exceptions = [
  {
    packages: /^@(fontsource-variable\/atkinson-hyperlegible-next|expo-google-fonts\/noto-sans)$/,
    licenses: ['OFL-1.1', 'MIT AND OFL-1.1'],
    reason: 'Fonts: the OFL lets them be served and embedded, unchanged and under their names.',
  },
  {
    packages: /^(axe-core|ical\.js|lightningcss(-.+)?)$/,
    licenses: ['MPL-2.0'],
    reason: 'Used unchanged, to test and to build; nothing of them is sent to a browser.',
  },
  {
    packages: /^(caniuse-lite|spdx-exceptions|spdx-ranges)$/,
    licenses: ['CC-BY-4.0', 'CC-BY-3.0', '(MIT AND CC-BY-3.0)'],
    reason: 'Lists of data that tools read; nothing of them is sent to a browser.',
  },
  {
    packages: /^@cspell\/dict-(django|en-common-misspellings)$/,
    licenses: ['WTFPL', 'CC BY-SA 4.0'],
    reason: 'Dictionaries that come with cspell; it reads none of them here, and none is sent.',
  },
  {
    packages: /^(png-js|@react-aria\/optimize-locales-plugin)$/,
    licenses: ['none'],
    reason: 'They name none, but carry a file LICENSE: MIT, and Apache-2.0.',
  },
];

/**
 * The license of a package: from the package itself if it is installed, otherwise from the lockfile.
 */
function licenseOf({ place, license, isInstalled }) {
  if (!isInstalled) return license ?? 'none';
  const installed = JSON.parse(
    readFileSync(path.join(root, place, 'package.json'), 'utf8'),
  ).license;
  return (typeof installed === 'string' ? installed : installed?.type) || 'none';
}

function isAllowed(license) {
  try {
    return satisfies(license, allowed);
  } catch {
    return false;
  }
}

/** The problems with the licenses of all packages, one line each. */
export function licenseProblems() {
  const foreign = lockedPackages()
    .map((locked) => Object.assign(locked, { license: licenseOf(locked) }))
    .filter(({ license }) => !isAllowed(license));
  const isOf =
    ({ packages, licenses }) =>
    ({ name, license }) =>
      packages.test(name) && licenses.includes(license);
  return [
    ...foreign
      .filter((each) => !exceptions.some((exception) => isOf(exception)(each)))
      .map(
        ({ name, version, place, license }) =>
          `${name}@${version} (${place}) has the license ${license}, which scripts/licenses.mjs does not allow.`,
      ),
    ...exceptions
      .filter((exception) => !foreign.some(isOf(exception)))
      .map(({ packages }) => `scripts/licenses.mjs excepts ${packages}, and no package needs it.`),
  ];
}

if (import.meta.main) {
  const problems = licenseProblems();
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
