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

/** A `tooltip` about the element in it, by pointer, keyboard and long press; it describes the element. */
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
