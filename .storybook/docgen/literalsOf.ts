import { type NodePath, utils } from 'react-docgen';

/** The literals of a union as in the source, or undefined if the union has another member. */
export function literalsOf(type: NodePath): readonly string[] | undefined {
  if (type.isTSParenthesizedType()) return literalsOf(type.get('typeAnnotation'));
  if (type.isTSUndefinedKeyword()) return [];
  if (type.isTSLiteralType()) return [utils.printValue(type)];
  if (type.isTSUnionType()) {
    const parts = type.get('types').map(literalsOf);
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  if (type.isTSTypeReference()) {
    const alias = utils.resolveToValue(type.get('typeName'));
    return alias.isTSTypeAliasDeclaration() ? literalsOf(alias.get('typeAnnotation')) : undefined;
  }
  return literalsOfList(type);
}

/** The literals of `(typeof list)[number]`. */
function literalsOfList(type: NodePath): readonly string[] | undefined {
  if (!type.isTSIndexedAccessType()) return undefined;
  let list: NodePath = type.get('objectType');
  if (list.isTSParenthesizedType()) list = list.get('typeAnnotation');
  if (!list.isTSTypeQuery()) return undefined;
  let value: NodePath = utils.resolveToValue(list.get('exprName'));
  if (value.isTSAsExpression()) value = value.get('expression');
  if (!value.isArrayExpression()) return undefined;
  const elements = value.get('elements') as NodePath[];
  return elements.map((element) => utils.printValue(element));
}
