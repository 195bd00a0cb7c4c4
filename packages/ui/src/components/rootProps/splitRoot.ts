import type { CSSProperties, Ref } from 'react';

const rootNames: ReadonlySet<string> = new Set(['id', 'className', 'style']);

/** Separates what belongs to the outermost element from the props of the component inside. */
export function splitRoot<Props extends RootProps>(props: Props) {
  const root: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    (rootNames.has(name) || name.startsWith('data-') ? root : rest)[name] = value;
  }
  return {
    root: root as Pick<RootProps, 'id' | 'className' | 'style' | `data-${string}`>,
    rest: rest as Omit<Props, 'id' | 'className' | 'style' | `data-${string}`>,
  };
}

/**
 * The props of the outermost element of each component. Of an input, `id`, `ref` and `data-*` are those of
 * the control; `className` and `style` are those of the frame around it.
 */
export interface RootProps<Root extends HTMLElement = HTMLElement> {
  /** Set on the outermost element; for an input, on the control. */
  readonly id?: string | undefined;
  /** Set on the outermost element; for an input, on the frame around the control. */
  readonly className?: string | undefined;
  /** Set on the outermost element; for an input, on the frame around the control. */
  readonly style?: CSSProperties | undefined;
  readonly ref?: Ref<Root> | undefined;
  /** The ids of elements that describe it. */
  readonly 'aria-describedby'?: string | undefined;
  readonly [data: `data-${string}`]: unknown;
}

/** Joins the class of a component and the class that an app adds. */
export const joinClasses = (own: string, added: string | undefined): string =>
  added ? `${own} ${added}` : own;
