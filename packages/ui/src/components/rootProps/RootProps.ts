import type { CSSProperties, Ref } from 'react';

/**
 * What the outermost element of each component takes. Of an input, `id`, `ref`, `name` and `data-*`
 * are those of the control; `className` and `style` are those of the frame around it.
 */
export interface RootProps<Root extends HTMLElement = HTMLElement> {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly ref?: Ref<Root> | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly [data: `data-${string}`]: unknown;
}
