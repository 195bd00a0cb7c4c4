/** What one tab tells the others. */
export interface Announcement {
  readonly kind: 'logout';
}

const channelName = 'agent-portal';
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

/** Word between the tabs of one browser. */
export const announcements = {
  send: (announcement: Announcement) => open().postMessage(announcement),
  /** Calls back for what other tabs say; gives back how to stop. */
  listen: (listener: (announcement: Announcement) => void) => {
    const hear = ({ data }: MessageEvent<Announcement>) => listener(data);
    open().addEventListener('message', hear);
    return () => open().removeEventListener('message', hear);
  },
};
