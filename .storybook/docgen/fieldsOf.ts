import {
  type Node,
  readModule,
  importedFile,
  type SourceModule,
} from '../snippets/SourceModule.ts';
import { type Exported, exportedOf } from './exportedOf.ts';
import { rowsOf, type ShapeRow } from './shapesOf.ts';
import { textOf, withoutStars } from './textOf.ts';

/** A component that is bound to a form. */
export interface FieldShape {
  readonly name: string;
  readonly description: string;
  /** The type of its value in the form. */
  readonly value: string;
  /** The component whose other props it takes, if there is one. */
  readonly of: string;
  /** Props of that component that it sets itself, besides those that each field sets. */
  readonly without: readonly string[];
  /** Its own props, apart from its binding. */
  readonly rows: readonly ShapeRow[];
}

export interface FieldShapes {
  readonly fields: readonly FieldShape[];
  /** The props that the form sets for each. */
  readonly ofForm: readonly string[];
}

type Own = Pick<FieldShape, 'of' | 'without' | 'rows'>;

const none: Own = { of: '', without: [], rows: [] };

const both = (one: Own, other: Own): Own => ({
  of: one.of || other.of,
  without: [...one.without, ...other.without],
  rows: [...one.rows, ...other.rows],
});

/** The literals of a type as written. */
const literalsIn = (text: string): readonly string[] =>
  [...text.matchAll(/'([^']*)'/g)].map(([, literal = '']) => literal);

/** What a field takes besides its binding, from the type of its props. */
function ownOf(module: SourceModule, type: Node): Own {
  if (type.type === 'TSIntersectionType') {
    return type.types.map((part) => ownOf(module, part as Node)).reduce(both, none);
  }
  if (type.type === 'TSTypeAliasDeclaration') return ownOf(module, type.typeAnnotation as Node);
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
    const { name } = type.typeName;
    const [first, second] = (type.typeParameters?.params ?? []) as Node[];
    // The binding is the same for each.
    if (name === 'Binding') return none;
    if (name === 'FieldProps' && first) return ownOf(module, first);
    if (name === 'Omit' && first) {
      const own = ownOf(module, first);
      return own.of && second ? { ...own, without: literalsIn(textOf(module, second)) } : own;
    }
    const imported = module.imported.get(name)?.name;
    if (imported?.endsWith('Props')) return { ...none, of: imported.replace(/Props$/, '') };
    const declared = module.declared.get(name);
    return declared ? ownOf(module, declared) : none;
  }
  return { ...none, rows: rowsOf(module, type) };
}

function fieldOf({ name, module, declaration, comment }: Exported): readonly FieldShape[] {
  if (declaration.type !== 'FunctionDeclaration' || !/^[A-Z]/.test(name)) return [];
  const [props] = declaration.params;
  const written = props?.type === 'ObjectPattern' ? props.typeAnnotation : undefined;
  if (written?.type !== 'TSTypeAnnotation' || !declaration.typeParameters) return [];
  const [, value = ''] =
    /NameOf<\s*Values,\s*(.*?),?\s*>,?\s*>$/.exec(
      textOf(module, declaration.typeParameters as Node),
    ) ?? [];
  const own = ownOf(module, written.typeAnnotation as Node);
  return [{ name, description: withoutStars(comment), value, ...own }];
}

/** The fields that an index exports. */
export function fieldsOf(index: string): FieldShapes {
  const exported = exportedOf(index);
  const fields = exported.flatMap(fieldOf).filter(({ value }) => value !== '');
  const module = exported.find(({ name }) => name === fields[0]?.name)?.module;
  const binding = module?.imported.get('NameOf');
  if (!module || !binding) return { fields, ofForm: [] };
  const types = readModule(importedFile(module, binding.from));
  const set = types.declared.get('OfForm');
  return { fields, ofForm: set ? literalsIn(textOf(types, set)) : [] };
}
