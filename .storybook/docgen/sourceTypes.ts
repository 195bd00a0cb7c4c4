import { type Handler, type NodePath, type TypeDescriptor, utils } from 'react-docgen';
import { literalsOf } from './literalsOf.ts';

/**
 * Gives each prop the type that its source has: react-docgen's own names say `union`, `unknown` and
 * `unknown[number]`, and this TypeScript has no compiler API for those who know better.
 */
export const sourceTypes: Handler = (documentation, component) => {
  for (const props of utils.getTypeFromReactComponent(component)) {
    utils.applyToTypeProperties(
      documentation,
      props,
      (property) => {
        if (!property.isTSPropertySignature()) return;
        const name = utils.getPropertyName(property);
        const annotation = property.get('typeAnnotation');
        if (name === null || !annotation.isTSTypeAnnotation()) return;
        const prop = documentation.getPropDescriptor(name);
        const named: TypeDescriptor = prop.tsType ?? { name: 'other' };
        prop.tsType = typeOf(annotation.get('typeAnnotation'), named);
      },
      null,
    );
  }
};

/** A union of literals as such, which Storybook gives a control; else what is written. */
function typeOf(type: NodePath, named: TypeDescriptor): TypeDescriptor {
  const literals = literalsOf(type);
  if (literals === undefined) return { ...named, raw: withoutUndefined(type) };
  const elements = literals.map((value) => ({ name: 'literal' as const, value }));
  return { name: 'union', raw: literals.join(' | '), elements };
}

/** The text of a type on one line; that a prop may be undefined is said by its row already. */
function withoutUndefined(type: NodePath): string {
  const parts = type.isTSUnionType() ? type.get('types') : [type];
  const kept = parts.filter((part) => !part.isTSUndefinedKeyword());
  const [only, ...others] = kept;
  const bare = only?.isTSParenthesizedType() && others.length === 0;
  return (bare ? [only.get('typeAnnotation')] : kept)
    .map((part) => utils.printValue(part).replaceAll(/\s+/g, ' '))
    .join(' | ');
}
