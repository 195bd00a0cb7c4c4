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
import { shapesOf } from './shapesOf.ts';
import { sourceTypes } from './sourceTypes.ts';

const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
const sources = /\/(packages|apps)\/[^?]*(?<!\.(?:stories|test))\.tsx$/;

/** Follows only relative imports. Types of packages keep their names. */
const files = makeFsImporter((file, folder) => {
  if (file.startsWith('.') || file === nativeProps) return path.resolve(folder, file);
  throw Object.assign(new Error(`${file} is a package`), { code: 'MODULE_NOT_FOUND' });
});

const nativeProps = path.join(import.meta.dirname, 'nativeProps.ts');

/** Reads a file of this repository instead of React's types, which react-docgen never reads. */
const importer: Importer = (from, name, file) => {
  if (from.node.source?.value !== 'react') return files(from, name, file);
  const node = { ...from.node, source: { value: nativeProps } };
  return files(Object.create(from, { node: { value: node } }) as typeof from, name, file);
};

/** The props of a file's exported components, by component name. */
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

/**
 * Gives Storybook the props of components. It replaces Storybook's own plugin, whose types are less
 * exact.
 */
export const docgenPlugin = {
  name: 'docgen',
  enforce: 'pre' as const,
  transform(source: string, id: string) {
    if (!sources.test(id) || id.includes('/node_modules/')) return undefined;
    const added = [...docgenOf(source, id)].map(([name, documentation]) => {
      const types = Object.values(documentation.props ?? {}).flatMap(({ tsType }) =>
        tsType && 'raw' in tsType ? tsType.raw : [],
      );
      const info = `;${name}.__docgenInfo=${JSON.stringify(documentation)}`;
      return `${info};${name}.__shapes=${JSON.stringify(shapesOf(types))}`;
    });
    // Appended, so that the line numbers above stay the same.
    return added.length === 0 ? undefined : { code: source + added.join(''), map: null };
  },
};
