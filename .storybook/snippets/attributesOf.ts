import type { Node } from './SourceModule.ts';

/** A prop as printed: the text of its value, and what kind of value it is. */
export interface PrintedArg {
  readonly name?: string;
  readonly text: string;
  readonly value: Node;
}

/** The text of a literal that needs no escape, as an attribute or between two tags. */
const plainText = ({ value }: PrintedArg, odd: RegExp) =>
  value.type === 'StringLiteral' && !odd.test(value.value) ? value.value : undefined;

function attributeOf(arg: PrintedArg): string {
  const { name, text, value } = arg;
  if (name === undefined) return `{...${text}}`;
  const literal = plainText(arg, /["\\\n&{}]/);
  if (literal !== undefined) return `${name}="${literal}"`;
  return value.type === 'BooleanLiteral' && value.value ? name : `${name}={${text}}`;
}

/** Props as attributes. Children are between the tags. */
export const attributesOf = (args: readonly PrintedArg[]) =>
  args
    .filter(({ name }) => name !== 'children')
    .map(attributeOf)
    .join(' ');

/** The content between the tags, or undefined if it is empty. */
export function childrenText(args: readonly PrintedArg[]): string | undefined {
  const children = args.find(({ name }) => name === 'children');
  if (!children) return undefined;
  const isElement = /^JSX(Element|Fragment)$/.test(children.value.type);
  if (isElement) return children.text;
  const literal = plainText(children, /[<>{}\\\n&]|^\s|\s$/);
  return literal === undefined || literal === '' ? `{${children.text}}` : literal;
}

/** Props as the properties of an object. */
export const objectOf = (args: readonly PrintedArg[]) =>
  `{ ${args
    .map(({ name, text }) =>
      name === undefined ? `...${text}` : `${JSON.stringify(name)}: ${text}`,
    )
    .join(', ')} }`;
