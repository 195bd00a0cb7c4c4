import path from 'node:path';
import {
  builtinHandlers,
  builtinResolvers,
  type Documentation,
  ERROR_CODES,
  type Handler,
  type Importer,
  makeFsImporter,
  parse,
} from 'react-docgen';
import { sourceTypes } from './sourceTypes.ts';

const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
const ours = /\/(packages|apps)\/[^?]*(?<!\.(?:stories|test))\.tsx$/;

/** Types of packages stay as they are named: only files beside each other are followed. */
const files = makeFsImporter((file, folder) => {
  if (file.startsWith('.') || file === nativeProps) return path.resolve(folder, file);
  throw Object.assign(new Error(`${file} is not ours`), { code: 'MODULE_NOT_FOUND' });
});

const nativeProps = path.join(import.meta.dirname, 'nativeProps.ts');

/** Reads a file of ours in the place of React's types, into which react-docgen never looks. */
const importer: Importer = (from, name, file) => {
  if (from.node.source?.value !== 'react') return files(from, name, file);
  const node = { ...from.node, source: { value: nativeProps } };
  return files(Object.create(from, { node: { value: node } }) as typeof from, name, file);
};

/** What the exported components of a file take, by their names. */
export function docgenOf(source: string, filename: string): ReadonlyMap<string, Documentation> {
  const found = new Map<string, Documentation>();
  const name: Handler = (documentation, component) => {
    if (component.isFunctionDeclaration()) {
      documentation.set('actualName', component.node.id?.name ?? '');
    }
  };
  const handlers = [...Object.values(builtinHandlers), sourceTypes, name];
  try {
    for (const documentation of parse(source, { filename, handlers, importer, resolver })) {
      const { actualName, ...rest } = documentation as Documentation & { actualName?: string };
      if (actualName) found.set(actualName, rest);
    }
  } catch (failure) {
    const isWithout =
      failure instanceof Error &&
      'code' in failure &&
      failure.code === ERROR_CODES.MISSING_DEFINITION;
    if (!isWithout) throw failure;
  }
  return found;
}

/** Tells Storybook what components take: it stands in for its own plugin, whose types are poorer. */
export const docgenPlugin = {
  name: 'docgen',
  enforce: 'pre' as const,
  transform(source: string, id: string) {
    if (!ours.test(id) || id.includes('/node_modules/')) return undefined;
    const added = [...docgenOf(source, id)].map(
      ([name, documentation]) => `;${name}.__docgenInfo=${JSON.stringify(documentation)}`,
    );
    // Appended, so that the lines above keep their places.
    return added.length === 0 ? undefined : { code: source + added.join(''), map: null };
  },
};
