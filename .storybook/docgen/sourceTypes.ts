import { type Handler, type NodePath, type TypeDescriptor, utils } from 'react-docgen';
import { literalsOf } from './literalsOf.ts';
import { propertiesOf } from './propertiesOf.ts';

/**
 * Gives each prop the type from its source, and includes the props of all bases. react-docgen's own
 * names are `union`, `unknown` and `unknown[number]`, and it omits what `Omit` and `Pick` keep. Better
 * tools need a compiler API, which TypeScript 7 does not have.
 */
export const sourceTypes: Handler = (documentation, component) => {
  for (const props of utils.getTypeFromReactComponent(component)) {
    for (const [name, property] of propertiesOf(props)) {
      const annotation = property.get('typeAnnotation');
      if (!annotation.isTSTypeAnnotation()) continue;
      const prop = documentation.getPropDescriptor(name);
      prop.required = property.node.optional !== true;
      utils.setPropDescription(documentation, property);
      prop.tsType = typeOf(annotation.get('typeAnnotation'), prop.tsType ?? { name: 'other' });
    }
  }
};

/** A union of literals as an enum, for which Storybook shows a control. Otherwise the source text. */
function typeOf(type: NodePath, named: TypeDescriptor): TypeDescriptor {
  const literals = literalsOf(type);
  if (literals !== undefined) {
    const elements = literals.map((value) => ({ name: 'literal' as const, value }));
    return { name: 'union', raw: literals.join(' | '), elements };
  }
  const raw = withoutUndefined(type);
  // Storybook shows a control for these types, but not for a union with `undefined`.
  return isPlain(raw) ? { name: raw, raw } : { ...named, raw };
}

const isPlain = (raw: string): raw is 'string' | 'number' | 'boolean' =>
  ['string', 'number', 'boolean'].includes(raw);

/** The source text of a type on one line. The row of the prop already says whether it is optional. */
function withoutUndefined(type: NodePath): string {
  const parts = type.isTSUnionType() ? type.get('types') : [type];
  const kept = parts.filter((part) => !part.isTSUndefinedKeyword());
  const [only, ...others] = kept;
  const bare = only?.isTSParenthesizedType() && others.length === 0;
  return (bare ? [only.get('typeAnnotation')] : kept)
    .map((part) => utils.printValue(part).replaceAll(/\s+/g, ' '))
    .join(' | ');
}
