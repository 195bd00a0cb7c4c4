/**
 * A message from one tab to the others: the session has ended, or the browser has a new identity
 * (an impersonation, another sign-in).
 */
export type Announcement =
  | { readonly kind: 'logout' }
  | { readonly kind: 'identity-changed'; readonly identity: string };

/** Messages between the tabs of one browser. */
export interface Announcements {
  readonly send: (announcement: Announcement) => void;
  /** Calls the listener for messages of other tabs. @returns a function that stops it */
  readonly listen: (listener: (announcement: Announcement) => void) => () => void;
  /** Closes the channel: nothing is sent or received afterwards. */
  readonly close: () => void;
}

const channelName = 'agent-portal';

/** Opens the messages between the tabs of one browser. A tab does not receive its own. */
export function createAnnouncements(): Announcements {
  let channel: BroadcastChannel | undefined;
  let isClosed = false;

  /** Opened on first use; undefined if the browser has no BroadcastChannel. */
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
