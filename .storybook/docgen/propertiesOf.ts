import { type babelTypes, type NodePath, utils } from 'react-docgen';
import { literalsOf } from './literalsOf.ts';

type Property = NodePath<babelTypes.TSPropertySignature>;

/** The properties of a type by name, without those of packages. */
export type Properties = ReadonlyMap<string, Property>;

const none: Properties = new Map();

/**
 * The properties of a type and of its bases. react-docgen follows a base only by its name, and supports
 * neither `Omit` nor `Pick`.
 */
export function propertiesOf(type: NodePath): Properties {
  if (type.isTSParenthesizedType()) return propertiesOf(type.get('typeAnnotation'));
  if (type.isTSTypeLiteral()) return membersOf(type.get('members'));
  if (type.isTSIntersectionType()) return joined(type.get('types').map(propertiesOf));
  if (type.isTSInterfaceDeclaration()) {
    const own = membersOf(type.get('body').get('body'));
    const bases = type.node.extends ? (type.get('extends') as NodePath[]) : [];
    return joined([...bases.map(propertiesOf), own]);
  }
  if (type.isTSTypeAliasDeclaration()) return propertiesOf(type.get('typeAnnotation'));
  const name = nameOf(type);
  return name?.isIdentifier() ? named(name, parametersOf(type)) : none;
}

/** Resolves a name with its parameters: a utility type of TypeScript, or a type of this repository. */
function named(name: NodePath<babelTypes.Identifier>, [of, keys]: readonly NodePath[]): Properties {
  const chosen = new Set(keys && literalsOf(keys)?.map((literal) => literal.replaceAll("'", '')));
  switch (name.node.name) {
    case 'Omit':
      return of ? filtered(of, (key) => !chosen.has(key)) : none;
    case 'Pick':
      return of ? filtered(of, (key) => chosen.has(key)) : none;
    case 'Readonly':
      return of ? propertiesOf(of) : none;
    default: {
      const found = utils.resolveToValue(name);
      const isType = found.isTSInterfaceDeclaration() || found.isTSTypeAliasDeclaration();
      return isType ? propertiesOf(found) : none;
    }
  }
}

const filtered = (type: NodePath, isIncluded: (key: string) => boolean): Properties =>
  new Map([...propertiesOf(type)].filter(([key]) => isIncluded(key)));

/** A later property replaces an earlier one of the same name, at the earlier position. */
const joined = (all: readonly Properties[]): Properties =>
  new Map(all.flatMap((properties) => [...properties]));

function membersOf(members: readonly NodePath[]): Properties {
  const found = new Map<string, Property>();
  for (const member of members) {
    const key = member.isTSPropertySignature() && utils.getPropertyName(member);
    if (key && member.isTSPropertySignature()) found.set(key, member);
  }
  return found;
}

function nameOf(type: NodePath): NodePath | undefined {
  if (type.isTSTypeReference()) return type.get('typeName');
  return type.isTSExpressionWithTypeArguments() ? type.get('expression') : undefined;
}

function parametersOf(type: NodePath): readonly NodePath[] {
  const parameters = type.get('typeParameters') as NodePath;
  return parameters.isTSTypeParameterInstantiation() ? parameters.get('params') : [];
}
