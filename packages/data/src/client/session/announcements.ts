/**
 * A message from one tab to the others: the session has ended, or the browser has a new identity
 * (an impersonation, another sign-in).
 */
export type Announcement =
  | { readonly kind: 'logout' }
  | { readonly kind: 'identity-changed'; readonly identity: string };

const channelName = 'agent-portal';
let channel: BroadcastChannel | undefined;

/** Opened on first use; undefined if the browser has no BroadcastChannel. */
function open(): BroadcastChannel | undefined {
  if (!channel && 'BroadcastChannel' in globalThis) channel = new BroadcastChannel(channelName);
  return channel;
}

/** Messages between the tabs of one browser; a tab does not receive its own. */
export const announcements = {
  send: (announcement: Announcement): void => open()?.postMessage(announcement),
  /** Calls the listener for messages of other tabs; returns the function that stops it. */
  listen: (listener: (announcement: Announcement) => void): (() => void) => {
    const hear = ({ data }: MessageEvent<Announcement>) => listener(data);
    open()?.addEventListener('message', hear);
    return () => open()?.removeEventListener('message', hear);
  },
};
