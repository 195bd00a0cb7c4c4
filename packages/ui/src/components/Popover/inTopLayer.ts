const isSupported = 'HTMLElement' in globalThis && 'showPopover' in HTMLElement.prototype;

/** The attribute of an element for the top layer; none where the browser could not show it then. */
export const inTopLayer = { popover: isSupported ? 'manual' : undefined } as const;
