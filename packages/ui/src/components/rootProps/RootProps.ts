import type { CSSProperties, Ref } from 'react';

/**
 * The props of the outermost element of each component. Of an input, `id`, `ref`, `name` and `data-*` are those of
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
