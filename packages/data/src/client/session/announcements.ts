/**
 * What one tab tells the others: the session has ended, or the browser now belongs to somebody else
 * (an impersonation, another sign-in), named by the new identity.
 */
export type Announcement =
  | { readonly kind: 'logout' }
  | { readonly kind: 'identity-changed'; readonly identity: string };

const channelName = 'agent-portal';
let channel: BroadcastChannel | undefined;

/** Opened when first wanted; undefined where tabs cannot talk. */
function open(): BroadcastChannel | undefined {
  if (!channel && 'BroadcastChannel' in globalThis) channel = new BroadcastChannel(channelName);
  return channel;
}

/** Word between the tabs of one browser; a tab does not hear itself. */
export const announcements = {
  send: (announcement: Announcement): void => open()?.postMessage(announcement),
  /** Calls back for what other tabs say; gives back how to stop. */
  listen: (listener: (announcement: Announcement) => void): (() => void) => {
    const hear = ({ data }: MessageEvent<Announcement>) => listener(data);
    open()?.addEventListener('message', hear);
    return () => open()?.removeEventListener('message', hear);
  },
};
