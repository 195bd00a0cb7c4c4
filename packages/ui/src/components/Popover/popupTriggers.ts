/** The trigger of each open popup, by the surface of the popup. */
const triggers = new Map<Element, HTMLElement>();

/** Remembers which element opened a popup; the result forgets it. */
export function registerPopup(surface: Element, trigger: HTMLElement): () => void {
  triggers.set(surface, trigger);
  return () => {
    triggers.delete(surface);
  };
}

/** The triggers of the popups that an element is in, the nearest first. */
export function triggersAround(element: Element | null): readonly HTMLElement[] {
  const surface = element?.closest('[popover]');
  if (!surface) return [];
  const trigger = triggers.get(surface);
  const around = triggersAround(surface.parentElement);
  return trigger ? [trigger, ...around] : around;
}
