import type { RootProps } from './RootProps.ts';

const rootNames: ReadonlySet<string> = new Set(['id', 'className', 'style']);

/** Separates what belongs to the outermost element from the props of the component inside. */
export function splitRoot<Props extends RootProps>(props: Props) {
  const root: Record<string, unknown> = {};
  const inner: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    (rootNames.has(name) || name.startsWith('data-') ? root : inner)[name] = value;
  }
  return {
    root: root as Pick<RootProps, 'id' | 'className' | 'style' | `data-${string}`>,
    inner: inner as Omit<Props, 'id' | 'className' | 'style' | `data-${string}`>,
  };
}
