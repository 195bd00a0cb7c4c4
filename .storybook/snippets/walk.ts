import { types } from 'storybook/internal/babel';
import type { Node, SourceModule } from './SourceModule.ts';

/** The nodes within a node, in the order of the text. */
const childrenOf = (node: Node): readonly Node[] =>
  (types.VISITOR_KEYS[node.type] ?? [])
    .flatMap((key) => Reflect.get(node, key) as Node | readonly Node[] | null | undefined)
    .filter((child): child is Node => typeof child?.type === 'string')
    .toSorted((one, other) => one.start - other.start);

/** Whether a child only names a property or attribute, and refers to nothing. */
function isLabel(parent: Node, child: Node): boolean {
  if (parent.type === 'TSQualifiedName') return child === parent.right;
  if (parent.type === 'JSXAttribute') return child === parent.name;
  if (parent.type === 'TSPropertySignature' || parent.type === 'TSMethodSignature') {
    return child === parent.key;
  }
  if (parent.type === 'JSXMemberExpression') return child === parent.property;
  if (parent.type === 'MemberExpression' || parent.type === 'OptionalMemberExpression') {
    return child === parent.property && !parent.computed;
  }
  if (parent.type === 'ObjectMethod') return child === parent.key && !parent.computed;
  return (
    parent.type === 'ObjectProperty' &&
    child === parent.key &&
    !parent.computed &&
    !parent.shorthand
  );
}

/** The names that a node refers to, its parameters among them. */
export function namesIn(node: Node, found = new Set<string>()): Set<string> {
  if (node.type === 'Identifier') found.add(node.name);
  if (node.type === 'JSXIdentifier' && /^[A-Z]/.test(node.name)) found.add(node.name);
  for (const child of childrenOf(node)) if (!isLabel(node, child)) namesIn(child, found);
  return found;
}

/** Another text for a node, or undefined to keep what is written. */
export type Replace = (node: Node, parent: Node) => string | undefined;

/** The source of a node, with other texts for some nodes within. */
export function print(module: SourceModule, node: Node, replace: Replace): string {
  let text = '';
  let end = node.start;
  const visit = (parent: Node) => {
    for (const child of childrenOf(parent)) {
      // A shorthand property is its key and its value at once.
      if (isLabel(parent, child) || child.start < end) continue;
      const other = replace(child, parent);
      if (other === undefined) visit(child);
      else {
        text += module.text.slice(end, child.start) + other;
        end = child.end;
      }
    }
  };
  visit(node);
  return text + module.text.slice(end, node.end);
}
