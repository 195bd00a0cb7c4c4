import { cloneElement, type ReactElement, useId } from 'react';
import type { TooltipPlacement } from './placeTooltip.ts';
import { TooltipSurface } from './TooltipSurface.tsx';

export interface TooltipProps {
  /** A few words about the element; what users need is in the page itself. */
  readonly text: string;
  /** @default 'top' */
  readonly placement?: TooltipPlacement | undefined;
  /** One element that can have the focus: a `Button`, a `Link`. */
  readonly children: ReactElement<{ readonly 'aria-describedby'?: string | undefined }>;
}

/**
 * A `tooltip` about the element in it, by pointer, keyboard and long press; it describes the
 * element.
 *
 * - **Also called:** hint, title attribute.
 * - **When to use it:** A short note that users can do without; an `IconButton` shows its name in
 *   one by itself.
 * - **When not:** What users need: text in the page. Something to press in it: `Popover`.
 * - **Keys:**
 *   - Tab: Shows it with the focus of its element.
 *   - Escape: Hides it; the focus stays.
 */
export function Tooltip({ text, placement, children }: TooltipProps) {
  const id = useId();
  const described = [children.props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <>
      {cloneElement(children, { 'aria-describedby': described })}
      <TooltipSurface id={id} text={text} placement={placement} />
    </>
  );
}
