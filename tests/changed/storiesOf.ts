/** A folder that contains the stories of its files: an area, a part of the shell, a component. */
const ownStories =
  /^(apps\/portal\/src\/(?:areas|shell)\/[^/]+|packages\/ui\/src\/components\/[^/]+)\//;

const ofProduct = /^(packages\/(format|ui|data)|apps\/portal)\/.*\.(tsx?|css|json|html)$/;
const ofUnitTests = /\.test\.tsx?$/;

/**
 * The folders whose stories show a change of these files. Undefined if a file is in no such folder,
 * because then any story may show it.
 */
export function storiesOf(files: readonly string[]): readonly string[] | undefined {
  const changed = files.filter((file) => ofProduct.test(file) && !ofUnitTests.test(file));
  const folders = changed.map((file) => ownStories.exec(file)?.[1]);
  if (folders.some((folder) => folder === undefined)) return undefined;
  return [...new Set(folders)].map((folder) => `${folder}/`);
}
