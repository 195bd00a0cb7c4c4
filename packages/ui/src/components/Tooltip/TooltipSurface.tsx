import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { followWindow, hidePopover, showPopover } from '../Popover/showPopover.ts';
import { token } from '../../theme/token.ts';
import { listenToTrigger } from './listenToTrigger.ts';
import { placeTooltip, type TooltipPlacement } from './placeTooltip.ts';

const Surface = styled.span`
  position: fixed;
  inset: auto;
  z-index: 200;
  box-sizing: border-box;
  inline-size: max-content;
  max-inline-size: min(20rem, 100vw - ${token('space-24')});
  margin: 0;
  padding: ${token('space-4')} ${token('space-8')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  box-shadow: 0 8px 24px ${token('color-shadow')};
  font-size: 0.875rem;
  font-weight: ${token('font-weight')};
  line-height: 1.25rem;
  text-align: start;
  white-space: normal;
  overflow-wrap: anywhere;
`;

interface TooltipSurfaceProps {
  readonly text: string;
  /** The id for the `aria-describedby` of the element before it. Without one, the text is already its name. */
  readonly id?: string | undefined;
  readonly placement?: TooltipPlacement | undefined;
  /** Its element. @default the element before it */
  readonly trigger?: Element | undefined;
}

/** The tooltip of an element. */
export function TooltipSurface({ text, id, placement = 'top', trigger: own }: TooltipSurfaceProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hasId = id !== undefined;
  useEffect(() => {
    const { current: surface } = ref;
    const trigger = own ?? surface?.previousElementSibling;
    if (!surface || !trigger) return undefined;
    // The name of an icon button shows with each focus: it would take a second Escape to close a dialog.
    return listenToTrigger({ trigger, surface, change: setIsOpen, keepsEscape: hasId });
  }, [hasId, own]);

  useLayoutEffect(() => {
    const surface = ref.current;
    const trigger = own ?? surface?.previousElementSibling;
    if (!isOpen || !surface || !trigger) return undefined;
    const place = () => {
      const { clientWidth, clientHeight } = document.documentElement;
      const { left, top } = placeTooltip({
        trigger: trigger.getBoundingClientRect(),
        tooltip: { width: surface.offsetWidth, height: surface.offsetHeight },
        sight: { width: clientWidth, height: clientHeight },
        placement,
        isRtl: getComputedStyle(trigger).direction === 'rtl',
      });
      surface.style.left = `${left}px`;
      surface.style.top = `${top}px`;
    };
    showPopover(surface);
    place();
    const unfollow = followWindow(surface, place);
    return () => {
      unfollow();
      hidePopover(surface);
    };
  }, [isOpen, placement, own]);

  return (
    <Surface
      ref={ref}
      popover="manual"
      id={id}
      role="tooltip"
      aria-hidden={!hasId || undefined}
      hidden={!isOpen}
    >
      {(isOpen || hasId) && text}
    </Surface>
  );
}
