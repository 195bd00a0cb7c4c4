import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { lockedPackages } from './lockfile.mjs';
import { root } from './run.mjs';

const file = 'sbom.cdx.json';

/** Asks npm for the list of all installed packages as CycloneDX, without a request to a registry. */
const makeSbom = () =>
  execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--offline', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** The first item of each key. */
const firstOfEach = (list, valueOf) =>
  [...Map.groupBy(list, valueOf).values()].map(([first]) => first);

/** npm 10 lists a package twice if it is installed at two paths. Removes the duplicates. */
function withoutRepetitions(text) {
  const sbom = JSON.parse(text);
  const components = firstOfEach(sbom.components, (component) => component['bom-ref']);
  const dependencies = firstOfEach(sbom.dependencies, ({ ref }) => ref);
  return `${JSON.stringify({ ...sbom, components, dependencies }, null, 2)}\n`;
}

const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const hashOf = ({ integrity }) =>
  Buffer.from((integrity ?? '').replace('sha512-', ''), 'base64').toString('hex');

/** The packages of the lockfile that the list does not have, or has with another hash. */
function problemOf(locked, components) {
  const { name, version, place } = locked;
  const component = components.get(purlOf(locked));
  if (!component) return `${name}@${version} (${place}) is missing from the SBOM.`;
  const isSame = component.hashes?.some(
    ({ alg, content }) => alg === 'SHA-512' && content === hashOf(locked),
  );
  return isSame
    ? undefined
    : `${name}@${version} (${place}) lacks the lockfile's hash in the SBOM.`;
}

/** Whether npm does not install a package on this machine: an optional one, for another platform. */
const isElsewhere = ({ isOptional, isInstalled }) => isOptional && !isInstalled;

/**
 * The problems with a list of packages, one line each. It must match the schema of CycloneDX, and
 * contain every installed package of the lockfile with its hash.
 */
export async function sbomProblems(text) {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot5);
  const invalid = (await validator.validate(text)) ?? [];
  const { components } = JSON.parse(text);
  const byPurl = new Map(components.map((component) => [component.purl, component]));
  return [
    ...invalid.map(({ instancePath, message }) => `${instancePath} ${message}`),
    ...lockedPackages()
      .filter((locked) => !isElsewhere(locked))
      .map((locked) => problemOf(locked, byPurl))
      .filter((problem) => problem !== undefined),
  ];
}

/** `npm run sbom`: writes the list, and prints its problems. */
async function main() {
  const text = withoutRepetitions(makeSbom());
  writeFileSync(path.join(root, file), text);
  const problems = await sbomProblems(text);
  for (const problem of problems) console.log(problem);
  const elsewhere = lockedPackages().filter(isElsewhere).length;
  console.log(
    `${file} lists ${JSON.parse(text).components.length} packages; ${elsewhere} optional ones for other machines are not installed here.`,
  );
  return problems.length === 0;
}

if (import.meta.main) {
  try {
    process.exitCode = (await main()) ? 0 : 1;
  } catch (error) {
    // npm's message is enough: a package is missing, or is not the one in the lockfile.
    console.log(error.stderr || String(error));
    process.exitCode = 1;
  }
}
