import { announce } from '@agent-portal/ui/Announcer';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { usePortal } from '../../PortalContext.ts';
import { online } from '../../browser/online.ts';
import { publishBarHeight } from '../../shared/page/publishBarHeight.ts';

const keepOfflineHeight = publishBarHeight<HTMLParagraphElement>('--offline-height');

interface OfflineBannerProps {
  /** An action that failed because there is no network. */
  readonly text?: string | undefined;
}

/** Says that there is no network while there is none; its code loads before it is needed. */
export function OfflineBanner({ text }: OfflineBannerProps) {
  const { notice } = usePortal();
  const isOnline = useSyncExternalStore(online.subscribe, online.read);
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (wasOnline.current === isOnline) return;
    wasOnline.current = isOnline;
    announce(isOnline ? 'You are online again' : 'You are offline', 'online');
    if (isOnline) notice.clear();
  }, [isOnline, notice]);
  useEffect(() => {
    if (!isOnline && text) announce(text);
  }, [isOnline, text]);
  if (isOnline) return null;
  return (
    <p ref={keepOfflineHeight} className="frame-offline">
      <strong>You are offline.</strong>{' '}
      {text ?? 'This page may be out of date. Other pages open when you are back online.'}
    </p>
  );
}
