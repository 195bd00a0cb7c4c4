/**
 * What one tab tells the others: the session has ended, or the browser now belongs to somebody else
 * (an impersonation, another sign-in), named by the new identity.
 */
export type Announcement =
  | { readonly kind: 'logout' }
  | { readonly kind: 'identity-changed'; readonly identity: string };

/** What a tab says to the others, and hears of them. */
export interface Announcements {
  readonly send: (announcement: Announcement) => void;
  /** Calls back for what other tabs say; gives back how to stop. */
  readonly listen: (listener: (announcement: Announcement) => void) => () => void;
  /** Closes the channel: no listener hears from now on, and nothing is sent. */
  readonly close: () => void;
}

const channelName = 'agent-portal';

/** Word between the tabs of one browser; a tab does not hear itself. */
export function createAnnouncements(): Announcements {
  let channel: BroadcastChannel | undefined;
  let isClosed = false;

  /** Opened when first wanted; undefined where tabs cannot talk. */
  function open(): BroadcastChannel | undefined {
    if (!channel && !isClosed && 'BroadcastChannel' in globalThis)
      channel = new BroadcastChannel(channelName);
    return channel;
  }

  return {
    send: (announcement) => open()?.postMessage(announcement),
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<Announcement>) => listener(data);
      open()?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
    close: () => {
      isClosed = true;
      channel?.close();
      channel = undefined;
    },
  };
}
