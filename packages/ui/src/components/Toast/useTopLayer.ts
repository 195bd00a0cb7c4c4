import { type RefObject, useLayoutEffect } from 'react';
import { hidePopover, showPopover } from '../Popover/showPopover.ts';

/**
 * Keeps a popover above everything that opens, and where it can be pressed: a native modal dialog makes
 * all that is outside of it inert, so the popover moves into it.
 *
 * @param host the parent of the popover, which moves: React would mount the content again
 * @param home where the host is while no native dialog is open
 */
export function useTopLayer(
  popover: RefObject<HTMLElement | null>,
  host: HTMLElement,
  home: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const show = () => {
      if (!popover.current) return;
      hidePopover(popover.current);
      showPopover(popover.current);
    };
    const place = () => {
      const to = [...document.querySelectorAll('dialog[open]')].at(-1) ?? home.current;
      if (!to || (host.parentElement === to && host.isConnected)) return;
      to.append(host);
      show();
    };
    // What opens later is above it; hiding it would take the focus from its buttons.
    const stayOnTop = ({ target, newState }: ToggleEvent) => {
      if (newState !== 'open' || (target instanceof Node && host.contains(target))) return;
      if (!host.contains(document.activeElement)) show();
    };
    place();
    const dialogs = new MutationObserver(place);
    dialogs.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
    document.addEventListener('toggle', stayOnTop, true);
    return () => {
      dialogs.disconnect();
      document.removeEventListener('toggle', stayOnTop, true);
      host.remove();
    };
  }, [popover, host, home]);
}
